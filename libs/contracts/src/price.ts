import type { Confidence } from './confidence';
import type { FileType } from './message';
import type { Stage } from './stages';

type Tier = 'basic' | 'mid' | 'advanced';
/** Credits: `input` and `output` per 1,000 tokens, `image` and `pdf` per file (specification, section 9). */
const RATES: Record<Tier, { input: number; output: number; image: number; pdf: number }> = {
  basic: { input: 0.15, output: 0.6, image: 1, pdf: 15 },
  mid: { input: 2.5, output: 10, image: 13, pdf: 60 },
  advanced: { input: 5, output: 15, image: 30, pdf: 90 },
};
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
  return MID_STAGES.has(stage) || files.length > 0 ? 'mid' : 'basic';
}

/** The price of a message in whole credits, both on the button and as charged when it is accepted. */
export function sendCost(input: SendCostInput): number {
  const { textLength, files } = input;
  const rate = RATES[priceTier(input)];
  const images = files.filter((type) => type === 'image').length;
  const pdfs = files.length - images;
  const extraFiles = Math.max(0, files.length - 1);
  const inputTokens = Math.max(1, textLength / 4);
  const outputTokens = 500 + 300 * pdfs + 150 * images + 200 * extraFiles;
  const tokens = (inputTokens * rate.input + outputTokens * rate.output) / 1_000;
  const base = (tokens + images * rate.image + pdfs * rate.pdf) * MARKUP;
  const preliminary = input.assessmentType === 'preliminary' ? 0.5 : 1;
  return Math.floor(base * (1 + 0.2 * extraFiles) * preliminary);
}

/**
 * What each file adds to the price of its message, in whole credits: what the message costs more than without files, divided by the
 * prices of the files alone. The sum is exact; the last file has the remainder.
 */
export function filePrices(input: SendCostInput): number[] {
  const costOf = (files: readonly FileType[]) => sendCost({ ...input, files });
  const added = Math.max(0, costOf(input.files) - costOf([]));
  const alone = input.files.map((file) => costOf([file]));
  const total = alone.reduce((sum, price) => sum + price, 0);
  let left = added;
  return alone.map((price, index) => {
    const share = index === alone.length - 1 ? left : Math.floor(total === 0 ? 0 : (added * price) / total);
    left -= share;
    return share;
  });
}
