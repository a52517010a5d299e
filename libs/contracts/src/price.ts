import type { Confidence } from './confidence';
import type { FileType } from './message';
import type { Stage } from './stages';

type Tier = 'basic' | 'mid' | 'advanced';
/** Credits: `input` and `output` per 1,000 tokens, the others per file (specification, section 9; voice notes: ADR 42). */
const RATES: Record<Tier, { input: number; output: number } & Record<FileType, number>> = {
  basic: { input: 0.15, output: 0.6, image: 1, pdf: 15, audio: 1 },
  mid: { input: 2.5, output: 10, image: 13, pdf: 60, audio: 1 },
  advanced: { input: 5, output: 15, image: 30, pdf: 90, audio: 1 },
};
/** A voice note is the patient's text, not a document to describe. */
const OUTPUT_TOKENS: Record<FileType, number> = { image: 150, pdf: 300, audio: 0 };
const MARKUP = 1.5;
const MID_STAGES: ReadonlySet<Stage> = new Set<Stage>([
  'context_validation',
  'vision_analysis',
  'final_recommendations',
  'follow_up',
  'complete',
]);

export interface SendCostInput {
  /** UTF-16 length of the trimmed text */
  textLength: number;
  stage: Stage;
  files: readonly FileType[];
  assessmentType?: Confidence['assessmentType'];
}

export function priceTier({ stage, files }: Pick<SendCostInput, 'stage' | 'files'>): Tier {
  if (stage === 'diagnostic_prompt') return 'advanced';
  return MID_STAGES.has(stage) || files.some((type) => type !== 'audio') ? 'mid' : 'basic';
}

/** The price of a message in whole credits, both on the button and as charged when it is accepted. */
export function sendCost(input: SendCostInput): number {
  const { textLength, files } = input;
  const rate = RATES[priceTier(input)];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const extraFiles = Math.max(0, files.length - 1);
  const inputTokens = Math.max(1, textLength / 4);
  const outputTokens = 500 + sum(files.map((type) => OUTPUT_TOKENS[type])) + 200 * extraFiles;
  const tokens = (inputTokens * rate.input + outputTokens * rate.output) / 1_000;
  const base = (tokens + sum(files.map((type) => rate[type]))) * MARKUP;
  const preliminary = input.assessmentType === 'preliminary' ? 0.5 : 1;
  return Math.floor(base * (1 + 0.2 * extraFiles) * preliminary);
}

/**
 * What each file adds to the price of its message, in whole credits: what the message costs more than without files, divided by the
 * prices of the files alone. The sum is exact; the last file has the remainder. Voice notes without a text are the whole message.
 */
export function filePrices(input: SendCostInput): number[] {
  const costOf = (files: readonly FileType[]) => sendCost({ ...input, files });
  const isSpoken = input.textLength === 0 && input.files.every((type) => type === 'audio');
  const added = Math.max(0, costOf(input.files) - (isSpoken ? 0 : costOf([])));
  const alone = input.files.map((file) => costOf([file]));
  const total = alone.reduce((sum, price) => sum + price, 0);
  let left = added;
  return alone.map((price, index) => {
    const share = index === alone.length - 1 ? left : Math.floor(total === 0 ? 0 : (added * price) / total);
    left -= share;
    return share;
  });
}
