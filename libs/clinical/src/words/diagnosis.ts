import { type AdviceLevel, type Bilingual, type Diagnosis, confidenceLevel } from '@afya/contracts';
import type { Case } from '../consultation/case';
import type { Situation } from '../consultation/draft';
import { adviceLevelOf, ownLevelOf } from '../inference/advice-level';
import { confidenceOf, positiveFindings } from '../inference/confidence';
import { explains } from '../inference/explains';
import { type Candidate, sharesOf } from '../inference/rank';
import { conditionById, findingById, likelihoodsOf } from '../knowledge';
import type { Condition } from '../knowledge/schema';
import { MEANWHILE } from '../red-flags/meanwhile';
import { flagsBeside } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../red-flags/schema';
import { careAdvice, goNowAdvice, levelAdvice } from './advice-for';
import { capitalised, deniedFinding, enumerate, findingName, inSentence, text } from './bilingual';
import { mostSpecific } from './most-specific';
import { durationWords } from './patient';
import { spokenTo } from './said-to-self';
import { testsFor } from './tests-for';

const DIFFERENTIAL = 5;
const LEAST_LIKELY = 0.02;
/** What so few have is no sign of an illness. */
const SHOWS_FROM = 0.1;
/** From here on the first candidate is clear enough to lead before a flag's own illness; the advice stays the flag's. */
const CLEAR = 0.25;
/** One sign alone may be the danger itself, however often something harmless has it. */
const SIGNS_FOR_HARMLESS = 2;
const HARMLESS: ReadonlySet<AdviceLevel> = new Set<AdviceLevel>(['routine', 'self-care']);
/** A finding with a share in the log-odds above this speaks for a condition. */
const TELLING_FROM = 0.1;
/** A red flag speaks for its illness, but proves nothing. */
const FLAGGED_SCORE = 55;

/** What the diagnosis rests on: a condition of the knowledge base, or only a red flag's words for a danger. */
export interface Lead {
  condition: Condition | undefined;
  flag: RedFlagRule | undefined;
  name: Bilingual;
  candidate: Candidate | undefined;
}

/** An illness that shows nothing of what was told is no answer, however common it is. */
function touches(conditionId: string, known: Case): boolean {
  const told = new Set(positiveFindings(known).flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
  return [...likelihoodsOf(conditionId)].some(([finding, likelihood]) => likelihood > SHOWS_FROM && told.has(finding));
}

/** From so often on an illness accounts for a sign well enough to be named beside the first. */
const FITS_FROM = 0.3;

/** One that seldom shows any of the complaints stands on how common it is alone. */
function fitsComplaint(conditionId: string, known: Case): boolean {
  const complaints = positiveFindings(known).filter((id) => findingById(id)?.kind !== 'background');
  const told = new Set(complaints.flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
  if (told.size === 0) return true;
  return [...likelihoodsOf(conditionId)].some(([finding, likelihood]) => likelihood >= FITS_FROM && told.has(finding));
}

const isRival = (id: string, known: Case) => explains(id, known) && fitsComplaint(id, known);

/** An emergency flag leads, unless the whole of the signs speaks clearly for another illness. */
export function leadOf({ ranked, rules, known }: Pick<Situation, 'ranked' | 'rules' | 'known'>): Lead | null {
  const flag = rules.find(({ level }) => level === 'emergency');
  const first = ranked.find(({ condition }) => touches(condition.id, known)) ?? ranked[0];
  const condition = flag && conditionById(flag.condition);
  const candidate = flag && ranked.find((item) => item.condition.id === flag.condition);
  // a rule names one danger of several; where the whole of the signs speaks for another illness, that one leads
  const clear =
    first !== undefined &&
    !(HARMLESS.has(first.condition.triage) && positiveFindings(known).length < SIGNS_FOR_HARMLESS) &&
    first.probability > CLEAR &&
    (candidate?.probability ?? 0) < first.probability / 2;
  if (flag && (!clear || flag.before?.includes(first.condition.id))) {
    return {
      condition,
      flag,
      candidate,
      name: condition?.name ?? text(capitalised(flag.may.en), capitalised(flag.may.sw)),
    };
  }
  if (!first || positiveFindings(known).length === 0) return null;
  return { condition: first.condition, flag, candidate: first, name: first.condition.name };
}

const UNCLEAR = text('Not clear from what was told', 'Haijulikani kutokana na maelezo yaliyotolewa');

/** The whole diagnosis for the patient and for the log. */
export function diagnose(situation: Situation): Diagnosis {
  const { known, rules } = situation;
  const lead = leadOf(situation);
  const score = scoreOf(situation, lead);
  const adviceLevel = adviceLevelOf(known, rules) ?? 'routine';
  return {
    ...(lead ? { conditionId: lead.condition?.id ?? lead.flag?.condition } : {}),
    preliminaryDiagnosis: lead?.name ?? UNCLEAR,
    confidence: { level: confidenceLevel(score), score },
    adviceLevel,
    differentialDiagnoses: differential(situation, lead),
    reasoningPath: reasoning(situation, lead),
    criticalFactors: criticalFactors(situation, lead),
    recommendations: [
      ...forThoseBeside(situation),
      ...recommendations(lead, ownLevelOf(known, rules) ?? adviceLevel, situation),
    ],
    whenToGoNow: goNowAdvice(lead?.condition?.goNow ?? ['confusion', 'breathing', 'no_drinking', 'chest_pain'], known),
  };
}

function scoreOf({ known, ranked }: Situation, lead: Lead | null): number {
  const usual = confidenceOf(known, ranked, true)?.score ?? 0;
  if (!lead) return 0;
  return lead.candidate === ranked[0] ? usual : Math.min(usual || FLAGGED_SCORE, FLAGGED_SCORE);
}

function differential({ ranked, known }: Situation, lead: Lead | null): Diagnosis['differentialDiagnoses'] {
  if (!lead) return [];
  return ranked
    .filter(
      ({ condition, probability }) =>
        condition.id !== lead.condition?.id && probability >= LEAST_LIKELY && isRival(condition.id, known),
    )
    .slice(0, DIFFERENTIAL)
    .map(({ condition, probability }) => ({
      conditionId: condition.id,
      name: condition.name,
      likelihood: Math.round(probability * 100),
    }));
}

function reasoning({ known, ranked, rules }: Situation, lead: Lead | null): Bilingual[] {
  const told = mostSpecific(positiveFindings(known));
  if (!lead)
    return [
      text(
        'No sign of an illness was understood from what was told.',
        'Hakuna dalili ya ugonjwa iliyoeleweka kutokana na maelezo.',
      ),
    ];
  const name = inSentence(lead.name);
  const shares = (lead.candidate ? sharesOf(lead.candidate.condition, known) : []).sort((a, b) => b.share - a.share);
  const named = (least: number, most: number, state: 'present' | 'absent') =>
    shares
      .filter(({ finding, share }) => share > least && share < most && known.findings[finding]?.state === state)
      .map(({ finding }) => finding);
  // of an emergency nothing is said that could be taken for "it is not so bad"
  const calm = !lead.flag;
  const fitting = mostSpecific(named(TELLING_FROM, Infinity, 'present')).slice(0, 6);
  const against = calm ? named(-Infinity, -0.2, 'present').slice(-4) : [];
  const lacking = calm ? named(-Infinity, -0.5, 'absent').slice(-3) : [];
  const denied = enumerate(lacking.map((id) => spokenTo(known, deniedFinding(id))));
  const rival = ranked.find(({ condition }) => condition.id !== lead.condition?.id && isRival(condition.id, known));
  return [
    sentence('You told me of', 'Umeniambia kuhusu', told),
    ...(known.durationDays === undefined
      ? []
      : [
          text(
            `It has lasted ${durationWords(known.durationDays).en}.`,
            `Hali hii imedumu ${durationWords(known.durationDays).sw}.`,
          ),
        ]),
    ...(lead.flag
      ? [
          text(
            `These signs together can mean ${lead.flag.may.en}, so this comes first.`,
            `Dalili hizi pamoja zinaweza kumaanisha ${lead.flag.may.sw}, kwa hiyo hili linatangulia.`,
          ),
        ]
      : []),
    ...(fitting.length ? [pointsTo(name, fitting, told)] : []),
    ...(against.length ? [sentence('This fits less well', 'Hizi hazilingani sana', against)] : []),
    ...(lacking.length
      ? [text(`This makes it less likely: ${denied.en}.`, `Haya yanapunguza uwezekano huo: ${denied.sw}.`)]
      : []),
    ...(rival && rival.probability >= LEAST_LIKELY
      ? [
          text(
            `I also thought of ${inSentence(rival.condition.name).en}.`,
            `Nimefikiria pia kuhusu ${inSentence(rival.condition.name).sw}.`,
          ),
        ]
      : []),
    ...rules
      .filter(({ level }) => level === 'urgent' && !lead.flag)
      .slice(0, 1)
      .map(({ may }) =>
        text(`It may be ${may.en}, so do not wait long.`, `Huenda ni ${may.sw}, kwa hiyo usisubiri sana.`),
      ),
  ];
}

/** What was just listed is not listed again. */
function pointsTo(name: Bilingual, fitting: readonly string[], told: readonly string[]): Bilingual {
  if (fitting.length === told.length && told.every((id) => fitting.includes(id)))
    return text(`What you told me points to ${name.en}.`, `Uliyoniambia yanaashiria ${name.sw}.`);
  return sentence(`This points to ${name.en}`, `Hizi zinaashiria ${name.sw}`, fitting);
}

function sentence(en: string, sw: string, ids: readonly string[]): Bilingual {
  const names = enumerate(ids.map(findingName));
  return text(`${en}: ${names.en}.`, `${sw}: ${names.sw}.`);
}

const RISKS = ['pregnant', 'postpartum', 'hiv', 'sickle', 'diabetes', 'hypertension'];
const MOST_FACTORS = 8;
const MOST_TELLING = 3;

/**
 * What makes it more dangerous (danger signs, pregnancy and lasting illnesses, a very young or old age), then the findings
 * that speak most for the diagnosis. What the red flags may mean stands beside it in the patient's facts.
 */
function criticalFactors({ known }: Situation, lead: Lead | null): Bilingual[] {
  const dangers = positiveFindings(known).filter((id) => findingById(id)?.kind === 'danger');
  const risks = RISKS.filter((id) => known.findings[id]?.state === 'present');
  const age = known.ageYears;
  const ageRisk =
    age !== undefined && (age < 5 || age > 65)
      ? [age < 5 ? text('a small child', 'mtoto mdogo') : text('age over 65', 'umri zaidi ya miaka 65')]
      : [];
  const named = new Set([...dangers, ...risks]);
  const telling = mostTelling(known, lead).filter((id) => !named.has(id));
  return [...[...named].map(findingName), ...ageRisk, ...telling.map(findingName)].slice(0, MOST_FACTORS);
}

/** The reported findings with the largest shares in the lead's log-odds; the most specific ones where only a flag leads. */
function mostTelling(known: Case, lead: Lead | null): string[] {
  const present = mostSpecific(positiveFindings(known));
  const shares = lead?.candidate ? sharesOf(lead.candidate.condition, known) : [];
  const shareOf = (id: string) => shares.find(({ finding }) => finding === id)?.share ?? 0;
  const fitting = shares.length > 0 ? present.filter((id) => shareOf(id) > TELLING_FROM) : present;
  return fitting.sort((a, b) => shareOf(b) - shareOf(a)).slice(0, MOST_TELLING);
}

/** A danger that is no illness of the knowledge base is met with what helps until a hospital is reached. */
function careFor(lead: Lead | null, known: Case): Bilingual[] {
  if (lead?.flag && !lead.condition) return lead.flag.meanwhile.flatMap((id) => MEANWHILE[id] ?? []);
  return careAdvice(lead?.condition?.care ?? ['rest', 'fluids'], known);
}

/** Somebody else of whom the patient told is in danger: that comes before all else. */
function forThoseBeside({ known }: Situation): Bilingual[] {
  return flagsBeside(known)
    .slice(0, 1)
    .map(({ may }) =>
      text(
        `The other person you told of may be in danger: ${may.en}. Take them to a hospital now, or call an ambulance.`,
        `Mtu mwingine uliyemtaja anaweza kuwa hatarini: ${may.sw}. Mpeleke hospitali sasa, au piga simu ya ambulensi.`,
      ),
    );
}

function recommendations(lead: Lead | null, level: AdviceLevel, { known, rules }: Situation): Bilingual[] {
  const care = careFor(lead, known);
  const tests = testsFor(lead?.condition?.id, known, rules);
  const names = enumerate(tests);
  return [
    levelAdvice(level, known),
    ...care,
    ...(tests.length
      ? [text(`Tests that may be done: ${names.en}.`, `Vipimo vinavyoweza kufanywa: ${names.sw}.`)]
      : []),
  ];
}
