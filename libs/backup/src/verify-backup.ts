import { BackupError } from './backup-error';
import { nameOf } from './catalogue';
import { type Manifest, OBJECTS_FILE, readManifest, tableFile } from './manifest';
import { verifyObjects, verifyPart } from './objects';

/** How Postgres writes the bounds of a partition by time. Any other text would run as SQL. */
const BOUND = /^(?:DEFAULT|FOR VALUES FROM \('[\d :+-]+'\) TO \('[\d :+-]+'\))$/;

/**
 * Compares every byte of a backup with its checksums.
 * @throws {BackupError} for the first file that is missing or changed
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const table of manifest.tables) await verifyPart(folder, tableFile(table), table.sha256);
  await verifyPart(folder, OBJECTS_FILE, manifest.objects.sha256);
  await verifyObjects(folder);
  const invalid = manifest.partitions.find(({ bound }) => !BOUND.test(bound));
  if (invalid) throw new BackupError(`${folder}: the partition ${nameOf(invalid)} has no bounds that can be read.`);
  return manifest;
}
