import { makeBackup, type BackupPlace } from './make-backup';
import { missingKeys } from './manifest';
import { restoreBackup } from './restore-backup';

/** Makes a backup and returns the lines for the operator. */
export async function reportBackup(place: BackupPlace): Promise<string[]> {
  const startedAt = Date.now();
  const { at, tables, objects } = await makeBackup(place);
  const bytes = sum(tables.map((table) => table.bytes)) + objects.bytes + objects.bytesOfFiles;
  const rows = sum(tables.map((table) => table.rows));
  const lines = [
    `backup of ${at} in ${place.folder}: ${rows} rows in ${tables.length} tables, ${objects.rows} files,`,
    `${(bytes / 1e6).toFixed(1)} MB in ${secondsSince(startedAt)} s. It does not contain DATA_KEYS: keep them elsewhere.`,
  ];
  if (objects.missing > 0) lines.push(`${objects.missing} files that the database names are not in the object store`);
  return lines;
}

/** Restores a backup and returns the lines for the operator. */
export async function reportRestore(options: Parameters<typeof restoreBackup>[0]): Promise<string[]> {
  const startedAt = Date.now();
  const { manifest, erasures } = await restoreBackup(options);
  const rows = sum(manifest.tables.map((table) => table.rows));
  const { rows: files } = manifest.objects;
  const lines = [
    `restored the backup of ${manifest.at}: ${rows} rows, ${files} files, in ${secondsSince(startedAt)} s`,
  ];
  if (erasures > 0) lines.push(`${erasures} erasures accepted after the backup run again when the product starts`);
  const keys = missingKeys(manifest, options.dataKeys);
  if (keys.length > 0)
    lines.push(`DATA_KEYS lack ${keys.join(', ')}: data encrypted with them cannot be read until you add them`);
  return lines;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const secondsSince = (startedAt: number) => ((Date.now() - startedAt) / 1_000).toFixed(1);
