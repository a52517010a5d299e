import { findingById } from '../../knowledge';
import { RELATED_FINDINGS } from '../../reader/grammar/related-findings';
import { readText } from '../../reader/read-text';
import { findingFiles } from '../../testing/finding-files';

function presentIn(text: string): Set<string> {
  const { findings, measures } = readText(text);
  const present = findings.filter(({ state }) => state === 'present').map(({ finding }) => finding);
  return new Set([...present, ...measures.findings].flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
}

/** What the reader makes of a finding without context. */
const readAs = (id: string) => RELATED_FINDINGS.inContext.find(({ finding }) => finding === id)?.otherwise ?? id;

test('finds each finding in its examples, and not in the sentences that only look like it', () => {
  const files = findingFiles();
  const missed = files.flatMap(({ file, id, examples }) => [
    ...examples.present
      .filter((text) => !presentIn(text).has(readAs(id)))
      .map((text) => `${file}: not found in "${text}"`),
    ...examples.not.filter((text) => presentIn(text).has(id)).map((text) => `${file}: found in "${text}"`),
  ]);
  expect(files.flatMap(({ examples }) => examples.present).length).toBeGreaterThan(1400);
  expect(missed).toEqual([]);
}, 60_000);
