import { collapseLetters, tokenize } from '../reader/tokenize';

/** Topics of questions after the diagnosis. */
export type Intent =
  | 'catching'
  | 'wait'
  | 'tests'
  | 'why'
  | 'other'
  | 'sure'
  | 'long'
  | 'food'
  | 'when'
  | 'medicine'
  | 'home'
  | 'what'
  | 'thanks';

/** Phrases that identify an intent, separated by ";", most specific intent first. */
const INTENTS: readonly (readonly [Intent, string])[] = [
  [
    'wait',
    'should i wait; can i wait; may i wait; shall i wait; can it wait; should we wait; can we wait; wait until; wait till; wait for tomorrow; until tomorrow; till tomorrow; go tomorrow; tomorrow morning; until morning; till morning; in the morning; until monday; stay home; stay at home; nisubiri; ningoje; tusubiri; tungoje; asubiri; angoje; naweza kusubiri; ninaweza kusubiri; kusubiri hadi; subiri hadi; kungoja; hadi kesho; mpaka kesho; niende kesho; nikienda kesho; tuende kesho; aende kesho; kesho asubuhi; hadi asubuhi; mpaka asubuhi; nikae nyumbani; nibaki nyumbani',
  ],
  [
    'catching',
    'contagious; infectious; catch; catching; spread; spreads; give it to; pass it; ambukiza; inaambukiza; inambukiza; kuambukiza; huambukiza; hambukiza; kuambukizana; ninaweza kumwambukiza; inaenea',
  ],
  ['tests', 'test; tests; tested; lab; kipimo; vipimo; nipime; kupima; nipimwe; maabara; scan; xray; ultrasound'],
  [
    'why',
    'why do you; why you think; why think; how do you know; how did you; kwa nini unafikiri; kwa nini unasema; unajuaje; umejuaje; ulijuaje; kwanini unafikiri',
  ],
  [
    'other',
    'what else could; anything else it; other illness; other possibilities; could it be; can it be; is it cancer; inaweza kuwa; huenda ni; ugonjwa mwingine; magonjwa mengine; au ni',
  ],
  ['sure', 'are you sure; how sure; certain; una uhakika; uhakika gani; ni kweli'],
  [
    'long',
    'how long; how many days; when will i get; when will it; how soon; get better; muda gani; siku ngapi; itachukua; nitapona lini; atapona lini; kupona; itaisha lini',
  ],
  ['food', 'eat; food; diet; foods; nile; ale; kula; chakula; vyakula'],
  [
    'when',
    'when; hospital; clinic; lini; hospitali; hospitalini; kliniki; emergency; dharura; urgent; doctor; daktari; worse; serious; dangerous; hatari; die; nitakufa; atakufa; where; wapi',
  ],
  [
    'medicine',
    'medicine; medicines; drug; drugs; tablet; tablets; dose; antibiotic; antibiotics; panadol; dawa; vidonge; dozi; paracetamol; take; brufen; sindano; injection; matibabu; treatment; cure; inatibika; tiba',
  ],
  [
    'home',
    'home; do; help; drink; nyumbani; nifanye; nifanyeje; tufanye; afanye; kufanya; relieve; treat; prevent; kuzuia; work; kazi; school; shule; sex; exercise',
  ],
  [
    'what',
    'what; mean; means; meaning; explain; why; cause; causes; nini; maana; eleza; nieleze; kwanini; sababu; husababisha; ugonjwa; how; gani',
  ],
  ['thanks', 'thanks; thank; asante; ahsante'],
];
const KNOWN = INTENTS.map(([intent, phrases]) => ({
  intent,
  phrases: phrases.split('; ').map((phrase) => ` ${phrase.split(' ').map(collapseLetters).join(' ')} `),
}));

const wordsOf = (message: string) =>
  tokenize(message)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text);

/** The intent of a question after the diagnosis; null if unknown. */
export function intentOf(message: string): Intent | null {
  const line = ` ${wordsOf(message).join(' ')} `;
  return KNOWN.find(({ phrases }) => phrases.some((phrase) => line.includes(phrase)))?.intent ?? null;
}

const ASKING = new Set(
  'what when how can is should wil do does why where which could je nini lini vipi nifanye ni kwanini naweza wapi niende may are tufanye kwa'.split(
    ' ',
  ),
);

/** Swahili question words stand at the end: "nitumie dawa gani", "nirudi lini". */
const ASKING_ANYWHERE = new Set(['gani', 'lini', 'wapi', 'nisubiri', 'ningoje', 'tusubiri', 'tungoje', 'asubiri']);

/** A question, not a report: it ends in "?", or contains a question word. */
export function isQuestion(message: string): boolean {
  const words = wordsOf(message);
  const asks = ASKING.has(words[0] ?? '') || words.some((word) => ASKING_ANYWHERE.has(word));
  return intentOf(message) !== null && (message.trim().endsWith('?') || asks);
}
