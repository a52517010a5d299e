import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ways to damage a backup, by the message of the restore. */
export const DAMAGES: Record<string, (folder: string) => Promise<void>> = {
  'tables/consultation.message.gz is missing or was changed': async (folder) => {
    const file = join(folder, 'tables/consultation.message.gz');
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, -7));
  },
  'manifest.json was changed': async (folder) => {
    const file = join(folder, 'manifest.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"role"', '"rule"'));
  },
  'its manifest.json is cut off': async (folder) => {
    const file = join(folder, 'manifest.json');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 900));
  },
  'there is no manifest.json': (folder) => rm(join(folder, 'manifest.json')),
  'is missing or was changed': async (folder) => {
    const [entry] = (await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true })).filter((found) =>
      found.isFile(),
    );
    await writeFile(join(entry!.parentPath, entry!.name), 'something else');
  },
};
