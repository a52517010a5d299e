import type { Bilingual } from '@afya/contracts';
import { CONDITIONS } from '../knowledge';
import { WORDING } from '../knowledge/wording';
import { tokenize } from '../reader/tokenize';
import { text } from './bilingual';
import { fill } from './fill';

const lineOf = (words: string) =>
  ` ${tokenize(words)
    .map(({ text: word }) => word)
    .join(' ')} `;

/** "Bilharzia (schistosomiasis)" → "bilharzia" */
const plain = (name: string) => (name.split(/[,(]/)[0] ?? '').trim().toLowerCase();

const NAMES = CONDITIONS.map(({ name }) => {
  const shortName = text(plain(name.en), plain(name.sw));
  return { shortName, lines: [lineOf(shortName.en), lineOf(shortName.sw)] };
});

/** The reply to "I have malaria": the diagnosis needs signs, not a name. Null if no illness is named. */
export function namedIllness(message: string): Bilingual | null {
  const line = lineOf(message);
  const named = NAMES.find(({ lines }) => lines.some((name) => line.includes(name)))?.shortName;
  return named ? fill(WORDING.interview.illness_named, { condition: named }) : null;
}
