import { join } from 'node:path';
import { findingById } from '../../knowledge';
import { findingFileSchema, readerFindingFileSchema } from '../../knowledge/schema/finding';
import { readText } from '../../reader/read-text';
import { DataFolder } from './data-folder';

function presentIn(text: string): Set<string> {
  const present = readText(text).findings.filter(({ state }) => state === 'present');
  return new Set(present.flatMap(({ finding }) => [finding, ...(findingById(finding)?.implies ?? [])]));
}

test('finds each finding in its examples, and not in the sentences that only look like it', () => {
  const folder = new DataFolder(join(__dirname, '../../../data'));
  const files = folder.readAll('findings', findingFileSchema.or(readerFindingFileSchema));
  const missed = files.flatMap(({ file, value: { id, examples } }) => [
    ...examples.present.filter((text) => !presentIn(text).has(id)).map((text) => `${file}: not found in "${text}"`),
    ...examples.not.filter((text) => presentIn(text).has(id)).map((text) => `${file}: found in "${text}"`),
  ]);
  expect(files.flatMap(({ value: { examples } }) => [...examples.present, ...examples.not]).length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});
