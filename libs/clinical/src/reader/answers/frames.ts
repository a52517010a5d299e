import { z } from 'zod';
import { defineGrammar } from '../grammar/define';
import { verbForm } from '../swahili-verb';
import { tokenize } from '../tokenize';
import { itemsOf, lineOf } from './words';

const words = z.array(z.string().min(1)).min(1);
const { groups, hampering, failures, sites, well, findings } = defineGrammar('answer-frames', {
  groups: z.record(
    z.string(),
    z.strictObject({ same: words, opposite: words.optional(), weak: z.literal(true).optional() }),
  ),
  hampering: words,
  failures: words,
  sites: words,
  well: words,
  findings: z.record(
    z.string(),
    z.strictObject({
      groups: z.array(z.string()).optional(),
      means_yes: words.optional(),
      means_no: words.optional(),
      number: z
        .strictObject({
          least: z.number().optional(),
          most: z.number().optional(),
          /** other numbers are no answer: "39" is a temperature, "3" a number of days */
          possible: z.tuple([z.number(), z.number()]).optional(),
        })
        .optional(),
    }),
  ),
});

/** One word of an item: null if a text's word is another one, else its sign, -1 for a negative form of a verb. */
export type WordPattern = (word: string) => 1 | -1 | null;

/** Words that answer a question by themselves. */
interface FramePattern {
  words: readonly WordPattern[];
  /** 1 if they mean yes, -1 if they mean no */
  sign: 1 | -1;
  /** only names who or what: "mother", "tablets" */
  weak: boolean;
  /** accepts every ending */
  open: boolean;
  /** begins with a negation: "cannot sleep" */
  negative: boolean;
}
export type Frame = readonly FramePattern[];

const NEGATIVE = new Set([...itemsOf('negation'), ...itemsOf('unable')]);
const ENDINGS = itemsOf('frame_ending');
/** Shorter words take no ending. */
const LEAST_INFLECTED = 3;
/** Letters of the longest prefix of a Swahili adjective ("nyekundu", "yenye") */
const LONGEST_CLASS = 3;

/** "-uma" is a Swahili verb, "~kavu" an adjective, "green*" a beginning, anything else a word. */
export function wordPattern(written: string): WordPattern {
  const [kind] = written;
  const open = written.endsWith('*');
  const text = lineOf(tokenize(written));
  if (kind === '-')
    return (word) => {
      const form = verbForm(word, text) ?? doubledForm(word, text);
      return form === null ? null : form === 'denies' ? -1 : 1;
    };
  if (kind === '~') return (word) => (isOfClass(word, text) ? 1 : null);
  if (open) return (word) => (word.startsWith(text) ? 1 : null);
  return (word) => (word === text || isInflected(word, text) ? 1 : null);
}

/** Folding merges "hu-uma" to "huma"; a short stem would be found in any word. */
const doubledForm = (word: string, stem: string) =>
  stem.length < LEAST_INFLECTED ? null : verbForm(`${word.slice(0, 2)}${word.slice(1)}`, stem);

const isOfClass = (word: string, stem: string) => word.endsWith(stem) && word.length - stem.length <= LONGEST_CLASS;

const isInflected = (word: string, text: string) =>
  text.length >= LEAST_INFLECTED && ENDINGS.some((ending) => word === text + ending);

const patternsOf = (items: readonly string[] = [], sign: 1 | -1, weak = false): FramePattern[] =>
  items.map((item) => {
    const [first = ''] = item.split(' ');
    return {
      words: item.split(' ').map(wordPattern),
      open: item.endsWith('*'),
      sign,
      weak,
      negative: item !== first && NEGATIVE.has(lineOf(tokenize(first))),
    };
  });

function groupNamed(name: string) {
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
  if (!group) throw new Error(`no group "${name}" in answer-frames.yaml`);
  return group;
}

const frames = new Map<string, Frame>();

/** The words that answer the question about a finding, longest first and whole words before beginnings; none for findings without an entry. */
export function frameOf(finding: string): Frame {
  const cached = frames.get(finding);
  if (cached) return cached;
  const own = Object.hasOwn(findings, finding) ? findings[finding] : undefined;
  const shared = (own?.groups ?? []).map(groupNamed);
  const frame = [
    ...patternsOf(own?.means_yes, 1),
    ...patternsOf(own?.means_no, -1),
    ...shared.flatMap((group) => [...patternsOf(group.same, 1, group.weak), ...patternsOf(group.opposite, -1)]),
  ].sort((a, b) => b.words.length - a.words.length || Number(a.open) - Number(b.open));
  frames.set(finding, frame);
  return frame;
}

/** What stands at a token of the text, with its sign after its own negative form; null if nothing of the frame. */
export function frameAt(
  frame: Frame,
  texts: readonly string[],
  at: number,
): { sign: 1 | -1; base: 1 | -1; length: number; negative: boolean; weak: boolean } | null {
  for (const { words: patterns, sign, negative, weak } of frame) {
    const forms = patterns.map((pattern, i) => pattern(texts[at + i] ?? ''));
    if (forms.some((form) => form === null)) continue;
    const denies = forms.some((form) => form === -1);
    return { base: sign, sign: denies ? (-sign as 1 | -1) : sign, length: patterns.length, negative, weak };
  }
  return null;
}

/** What a number answers to the question about a finding: 1 yes, -1 no; null if the question asks for none. */
export function numberSign(finding: string, value: number): 1 | -1 | null {
  const limit = Object.hasOwn(findings, finding) ? findings[finding]?.number : undefined;
  if (!limit || (limit.possible && (value < limit.possible[0] || value > limit.possible[1]))) return null;
  return value >= (limit.least ?? value) && value <= (limit.most ?? value) ? 1 : -1;
}

const FAILURES = new Set(failures);
const WELL = new Set(well);
const SITES = new Set(sites);

const HAMPERING = new Set(hampering);

/** What the question about a finding asks: whether something fails, hampers, where it is, or whether it is well. */
export const kindOf = (finding: string): { failure: boolean; hampers: boolean; good: boolean; site: boolean } => ({
  hampers: Object.hasOwn(findings, finding) && findings[finding]?.groups?.some((name) => HAMPERING.has(name)) === true,
  failure: FAILURES.has(finding),
  good: WELL.has(finding),
  site: SITES.has(finding),
});
