/** Classes that the answer itself is searched for. */
export const ANSWER_CLASSES = [
  'filler',
  'yes',
  'no',
  'affirm',
  'deny',
  'somewhat',
  'often',
  'circumstance',
  'place',
  'unknown',
  'hedge',
  'intensifier',
  'good',
  'bad',
  'easier',
  'quantity',
  'unrelated',
  'untold',
  'result',
  'able',
  'unable',
  'over',
  'but',
] as const;
export type AnswerClass = (typeof ANSWER_CLASSES)[number];

/** Classes with a search of their own. */
export const OTHER_CLASSES = [
  'subject',
  'negation',
  'failure_before',
  'failure_after',
  'ending',
  'common',
  'compared',
  'checking',
  'limit',
  'other_cause',
  'opposite',
  'negative_start',
  'negative_tense',
  'spoken_ending',
  'noun',
  'nothing_more',
  'none',
  'frame_ending',
  'joiner',
  'past_start',
  'body_part',
  'asked_alike',
  'alone',
  'habitual_ending',
  'topic_before',
  'clipped_prefix',
  'clipped_before',
  'short_form',
  'total',
  'compare',
  'without',
  'first_time',
  'asked_before',
  'persistent_verb',
  'troubling_verb',
  'alternating',
  'particle_before',
  'subordinator',
  'consequence',
] as const;
export type ItemClass = AnswerClass | OtherClass;
type OtherClass = (typeof OTHER_CLASSES)[number];

/** Lists of prefixes that items name in braces: "{negative}ko" stands for "siko", "haiko", "hawako" and so on. */
export const PREFIXES = ['subject_prefix', 'negative_prefix', 'object_prefix'] as const;
/** Forms that the lists would make and that are other words. */
export const EXCEPTIONS = 'other_word';

type Lists = Readonly<Partial<Record<ItemClass | (typeof PREFIXES)[number] | typeof EXCEPTIONS, readonly string[]>>>;
/** The content of data/grammar/answers.yaml. */
export type AnswerWords = Readonly<Record<'en' | 'sw', Lists>>;

/** The items of a class in both languages, as they are written in the data. */
export function writtenItems({ en, sw }: AnswerWords, name: ItemClass): string[] {
  return [...(en[name] ?? []), ...(sw[name] ?? [])].flatMap((item) => expanded(sw, item));
}

/** An item with a list of prefixes once for each of them. */
function expanded(lists: Lists, item: string): string[] {
  const list = PREFIXES.find((name) => item.includes(`{${name}}`));
  if (!list) return [item];
  return (lists[list] ?? [])
    .flatMap((prefix) => expanded(lists, item.replace(`{${list}}`, prefix)))
    .filter((form) => !lists[EXCEPTIONS]?.includes(form));
}
