import { ACKNOWLEDGEMENTS, type OffTopicKind, OFF_TOPIC_PHRASES, ON_THE_WAY, STOP_WORDS } from '../lexicon/asides';
import { collapseLetters, type Token } from './tokenize';

const PHRASES = Object.entries(OFF_TOPIC_PHRASES).map(([kind, phrases]) => ({
  kind: kind as keyof typeof OFF_TOPIC_PHRASES,
  phrases: phrases.map((phrase) => ` ${phrase.split(' ').map(collapseLetters).join(' ')} `),
}));
const LONGEST = 40;

/**
 * The kind of off-topic message: a question to the service, thanks, anger, the wish to stop. Null if the message
 * contains none.
 */
export function readOffTopic(text: string, tokens: readonly Token[]): OffTopicKind | null {
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

/** "Naenda choo kila mara" is a complaint, and "I am going to work" is not a way to a hospital. */
const ELSEWHERE =
  / (?:going|go|naenda|tunaenda|twende) (?:to )?(?:the )?(?:choo|choni|haja|msalani|kukojoa|susu|short|toilet|loo|washroom|bathroom|pee|urinate|work|school|bed|sleep|kazini|shule|shuleni|kulala) /;

/** "We are going", "tuko njiani" */
export function saysOnTheWay(tokens: readonly Token[]): boolean {
  const line = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  return ON_THE_WAY.some((phrase) => line.includes(` ${phrase} `) && !ELSEWHERE.test(line));
}
