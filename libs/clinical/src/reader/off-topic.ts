import { FUNCTION_WORDS } from './grammar/function-words';
import { OFF_TOPIC } from './grammar/off-topic';
import type { Token } from './tokenize';

export type OffTopicKind = keyof typeof OFF_TOPIC.phrases | 'going' | 'acknowledged' | 'question';

const PHRASES = Object.entries(OFF_TOPIC.phrases).map(([kind, phrases]) => ({
  kind: kind as keyof typeof OFF_TOPIC.phrases,
  phrases: phrases.map((phrase) => ` ${phrase} `),
}));
const LONGEST = 40;

/**
 * The kind of off-topic message: a question to the service, thanks, anger, the wish to stop. Null if the message
 * contains none.
 */
export function readOffTopic(text: string, tokens: readonly Token[]): OffTopicKind | null {
  const words = tokens.filter(({ kind }) => kind !== 'stop' && kind !== 'comma').map(({ text: word }) => word);
  if (words.length === 0 || words.length > LONGEST) return null;
  if (words.length <= 2 && words.some((word) => OFF_TOPIC.stopWords.has(word))) return 'stop';
  const line = ` ${words.join(' ')} `;
  const found = PHRASES.find(({ phrases }) => phrases.some((phrase) => line.includes(phrase)));
  if (found && found.kind !== 'thanks') return found.kind;
  if (saysOnTheWay(tokens)) return 'going';
  if (found) return found.kind;
  if (words.every((word) => OFF_TOPIC.acknowledgements.has(word))) return 'acknowledged';
  return text.trim().endsWith('?') ? 'question' : null;
}

/** "Hello doctor, I need help": nothing that could be a complaint. */
export const onlyGreets = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, text }) => kind !== 'word' || OFF_TOPIC.greetings.has(text) || FUNCTION_WORDS.fillers.has(text),
  );

/** "We are going", "tuko njiani" */
export function saysOnTheWay(tokens: readonly Token[]): boolean {
  const line = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  return OFF_TOPIC.onTheWay.some((phrase) => line.includes(` ${phrase} `)) && !OFF_TOPIC.elsewhere.test(line);
}

/** "Ok", "sawa": an acknowledgement and no answer. */
export const acknowledges = (token: Token | undefined) => OFF_TOPIC.acknowledgements.has(token?.text ?? '');
