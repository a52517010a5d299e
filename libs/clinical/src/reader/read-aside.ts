import { ACKNOWLEDGEMENTS, type AsideKind, ASIDES, ON_THE_WAY, STOP_WORDS } from '../lexicon/asides';
import { collapseLetters, type Token } from './tokenize';

const PHRASES = Object.entries(ASIDES).map(([kind, phrases]) => ({
  kind: kind as keyof typeof ASIDES,
  phrases: phrases.map((phrase) => ` ${phrase.split(' ').map(collapseLetters).join(' ')} `),
}));
const LONGEST = 40;

/**
 * What a message says to the one who asks, beside any answer: a question back, thanks, anger, the wish to stop. Null where
 * it says nothing of the kind.
 */
export function readAside(text: string, tokens: readonly Token[]): AsideKind | null {
  const words = tokens.filter(({ kind }) => kind !== 'stop' && kind !== 'comma').map(({ text: word }) => word);
  if (words.length === 0 || words.length > LONGEST) return null;
  if (words.length <= 2 && words.some((word) => STOP_WORDS.has(word))) return 'stop';
  const line = ` ${words.join(' ')} `;
  const found = PHRASES.find(({ phrases }) => phrases.some((phrase) => line.includes(phrase)));
  if (found && found.kind !== 'thanks') return found.kind;
  if (saysOnTheWay(tokens)) return 'going';
  if (found) return found.kind;
  if (words.every((word) => ACKNOWLEDGEMENTS.has(word))) return 'acknowledged';
  return text.trim().endsWith('?') ? 'question' : null;
}

/** "Naenda choo kila mara" is a complaint, "I am going to work" no way to help. */
const ELSEWHERE =
  / (?:going|go|naenda|tunaenda|twende) (?:to )?(?:the )?(?:choo|choni|haja|msalani|kukojoa|susu|short|toilet|loo|washroom|bathroom|pee|urinate|work|school|bed|sleep|kazini|shule|shuleni|kulala) /;

/** "We are going", "tuko njiani" */
export function saysOnTheWay(tokens: readonly Token[]): boolean {
  const line = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  return ON_THE_WAY.some((phrase) => line.includes(` ${phrase} `) && !ELSEWHERE.test(line));
}
