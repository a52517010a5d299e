import { type AdviceLevel, type Bilingual, type Diagnosis, confidenceLevel } from '@afya/contracts';
import type { Case } from '../case/case';
import { adviceLevelOf, ownLevelOf } from '../inference/advice-level';
import { confidenceOf, isCauseUnclear, positiveFindings } from '../inference/confidence';
import { explains } from '../inference/explains';
import { reportedDangers, stillToWatch } from '../inference/reported-danger';
import type { Candidate } from '../inference/candidate';
import { sharesOf } from '../inference/rank';
import { conditionById, findingById, likelihoodsOf } from '../knowledge';
import type { Condition } from '../knowledge/schema/condition';
import { MEANWHILE } from '../red-flags/meanwhile';
import { bystanderFlags } from '../case/bystander-flags';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { careAdvice, goNowAdvice, levelAdvice } from './advice-for';
import type { Assessment } from './assessment';
import { capitalised, deniedFinding, enumerate, findingName, inSentence, text } from './bilingual';
import { WORDING } from '../knowledge/wording';
import { criticalFactors, TELLING_FROM } from './critical-factors';
import { fill } from './fill';
import { mostSpecific } from './most-specific';
import { durationWords } from './patient';
import { addressedToPatient } from './said-to-self';
import { testsFor } from './tests-for';

const DIFFERENTIAL = 5;
const LEAST_LIKELY = 0.02;
/** Minimum likelihood at which a finding counts as a sign of a condition. */
const SHOWS_FROM = 0.1;
/** From this probability on, the first candidate may lead before the flag's condition; the advice level stays the flag's. */
const CLEAR = 0.25;
/** A harmless condition needs this many findings to lead before a flag, because a single sign may be the danger itself. */
const SIGNS_FOR_HARMLESS = 2;
const HARMLESS: ReadonlySet<AdviceLevel> = new Set<AdviceLevel>(['routine', 'self-care']);
/** Maximum confidence score of a diagnosis that rests on a red flag. */
const FLAGGED_SCORE = 55;

/** The basis of the diagnosis: a condition of the knowledge base, or only a red flag. */
export interface Lead {
  condition: Condition | undefined;
  flag: RedFlagRule | undefined;
  name: Bilingual;
  candidate: Candidate | undefined;
}

/** A condition that shows none of the reported findings is not an answer, however common it is. */
function touches(conditionId: string, patientCase: Case): boolean {
  const reported = new Set(positiveFindings(patientCase).flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
  return [...likelihoodsOf(conditionId)].some(
    ([finding, likelihood]) => likelihood > SHOWS_FROM && reported.has(finding),
  );
}

/** Minimum likelihood at which a condition explains a complaint well enough to be named as an alternative. */
const FITS_FROM = 0.3;

/** Excludes conditions that rank only because they are common. */
function fitsComplaint(conditionId: string, patientCase: Case): boolean {
  const complaints = positiveFindings(patientCase).filter((id) => findingById(id)?.kind !== 'background');
  const reported = new Set(complaints.flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
  if (reported.size === 0) return true;
  return [...likelihoodsOf(conditionId)].some(
    ([finding, likelihood]) => likelihood >= FITS_FROM && reported.has(finding),
  );
}

const isRival = (id: string, patientCase: Case) => explains(id, patientCase) && fitsComplaint(id, patientCase);

/** An emergency flag leads, unless the findings as a whole clearly point to another condition. */
export function leadOf({
  ranked,
  rules,
  patientCase,
}: Pick<Assessment, 'ranked' | 'rules' | 'patientCase'>): Lead | null {
  const flag = rules.find(({ level }) => level === 'emergency');
  const first = ranked.find(({ condition }) => touches(condition.id, patientCase)) ?? ranked[0];
  const condition = flag && conditionById(flag.condition);
  const candidate = flag && ranked.find((item) => item.condition.id === flag.condition);
  // a rule names only one of several dangers; a much more likely condition may lead
  const clear =
    first !== undefined &&
    !(HARMLESS.has(first.condition.triage) && positiveFindings(patientCase).length < SIGNS_FOR_HARMLESS) &&
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
  if (!first || positiveFindings(patientCase).length === 0) return null;
  return { condition: first.condition, flag, candidate: first, name: first.condition.name };
}

const TEXTS = WORDING.diagnosis;
const REASONS = TEXTS.reasons;

/** The signs to go at once with if no condition is named. */
const USUAL_SIGNS = ['confusion', 'breathing', 'no_drinking', 'chest_pain'];

/** The complete diagnosis, for the patient and the log. */
export function diagnose(assessment: Assessment): Diagnosis {
  const { patientCase, rules } = assessment;
  const lead = leadOf(assessment);
  const score = scoreOf(assessment, lead);
  const adviceLevel = adviceLevelOf(patientCase, rules) ?? 'routine';
  const signs = stillToWatch(lead?.condition?.goNow ?? USUAL_SIGNS, patientCase);
  return {
    ...(lead ? { conditionId: lead.condition?.id ?? lead.flag?.condition } : {}),
    preliminaryDiagnosis: lead?.name ?? TEXTS.no_name,
    confidence: { level: confidenceLevel(score), score },
    adviceLevel,
    differentialDiagnoses: differential(assessment, lead),
    reasoningPath: reasoning(assessment, lead),
    criticalFactors: criticalFactors(assessment, lead?.candidate),
    recommendations: [
      ...bystanderRecommendation(assessment),
      ...recommendations(lead, ownLevelOf(patientCase, rules) ?? adviceLevel, assessment),
    ],
    whenToGoNow: goNowAdvice(signs.length > 0 ? signs : stillToWatch(USUAL_SIGNS, patientCase), patientCase),
  };
}

function scoreOf({ patientCase, ranked }: Assessment, lead: Lead | null): number {
  const usual = confidenceOf(patientCase, ranked, true)?.score ?? 0;
  if (!lead || isCauseUnclear(lead.condition?.id)) return 0;
  return lead.candidate === ranked[0] ? usual : Math.min(usual || FLAGGED_SCORE, FLAGGED_SCORE);
}

function differential({ ranked, patientCase }: Assessment, lead: Lead | null): Diagnosis['differentialDiagnoses'] {
  if (!lead) return [];
  return ranked
    .filter(
      ({ condition, probability }) =>
        condition.id !== lead.condition?.id && probability >= LEAST_LIKELY && isRival(condition.id, patientCase),
    )
    .slice(0, DIFFERENTIAL)
    .map(({ condition, probability }) => ({
      conditionId: condition.id,
      name: condition.name,
      likelihood: Math.round(probability * 100),
    }));
}

function reasoning({ patientCase, ranked, rules }: Assessment, lead: Lead | null): Bilingual[] {
  const reported = mostSpecific(positiveFindings(patientCase));
  if (!lead) return [REASONS.nothing_reported];
  const condition = inSentence(lead.name);
  const shares = (lead.candidate ? sharesOf(lead.candidate.condition, patientCase) : []).sort(
    (a, b) => b.share - a.share,
  );
  const named = (least: number, most: number, state: 'present' | 'absent') =>
    shares
      .filter(({ finding, share }) => share > least && share < most && patientCase.findings[finding]?.state === state)
      .map(({ finding }) => finding);
  // in an emergency, no text may suggest that it is harmless
  const calm = !lead.flag;
  const fitting = mostSpecific(named(TELLING_FROM, Infinity, 'present')).slice(0, 6);
  const against = calm ? named(-Infinity, -0.2, 'present').slice(-4) : [];
  const lacking = calm ? named(-Infinity, -0.5, 'absent').slice(-3) : [];
  const denied = enumerate(lacking.map((id) => addressedToPatient(patientCase, deniedFinding(id))));
  const rival = ranked.find(
    ({ condition }) => condition.id !== lead.condition?.id && isRival(condition.id, patientCase),
  );
  const { durationDays: days } = patientCase;
  const urgent = lead.flag ? undefined : rules.find(({ level }) => level === 'urgent');
  return [
    fill(REASONS.reported, { findings: namesOf(reported) }),
    ...(days === undefined ? [] : [fill(REASONS.lasted, { duration: durationWords(days) })]),
    ...(lead.flag ? [fill(REASONS.red_flag, { danger: lead.flag.may })] : []),
    ...(fitting.length ? [pointsTo(condition, fitting, reported)] : []),
    ...(against.length ? [fill(REASONS.fits_less, { findings: namesOf(against) })] : []),
    ...(lacking.length ? [fill(REASONS.less_likely, { findings: denied })] : []),
    ...(rival && rival.probability >= LEAST_LIKELY
      ? [fill(REASONS.also_considered, { condition: inSentence(rival.condition.name) })]
      : []),
    ...(lead.condition && !lead.flag ? alreadyReported(lead.condition, patientCase) : []),
    ...(urgent ? [fill(REASONS.urgent_danger, { danger: urgent.may })] : []),
  ];
}

/** Why the advice is higher than the condition's own: a sign that would otherwise stand among those to go at once with. */
function alreadyReported(condition: Condition, patientCase: Case): Bilingual[] {
  const dangers = mostSpecific(reportedDangers(condition, patientCase));
  return dangers.length === 0 ? [] : [fill(REASONS.sign_reported, { findings: namesOf(dangers) })];
}

/** Does not repeat a list of findings that was just given. */
function pointsTo(condition: Bilingual, fitting: readonly string[], reported: readonly string[]): Bilingual {
  return fitting.length === reported.length && reported.every((id) => fitting.includes(id))
    ? fill(REASONS.all_point_to, { condition })
    : fill(REASONS.these_point_to, { condition, findings: namesOf(fitting) });
}

const namesOf = (ids: readonly string[]) => enumerate(ids.map(findingName));

/** Care that fits a mild illness only: not beside a danger sign, which may mean another illness. */
const OF_HARMLESS: ReadonlySet<string> = new Set(['no_antibiotics']);

/** For a danger without a condition in the knowledge base, gives first aid instead of home care. */
function careFor(lead: Lead | null, patientCase: Case): Bilingual[] {
  if (lead?.flag && !lead.condition) return lead.flag.meanwhile.flatMap((id) => MEANWHILE[id] ?? []);
  const care = lead?.condition?.care ?? ['rest', 'fluids'];
  return careAdvice(lead?.flag ? care.filter((id) => !OF_HARMLESS.has(id)) : care, patientCase);
}

/** Advice for another person in danger, placed before all other advice. */
function bystanderRecommendation({ patientCase }: Assessment): Bilingual[] {
  return bystanderFlags(patientCase)
    .slice(0, 1)
    .map(({ may: danger }) => fill(TEXTS.other_person, { danger }));
}

function recommendations(lead: Lead | null, level: AdviceLevel, { patientCase, rules }: Assessment): Bilingual[] {
  const care = careFor(lead, patientCase);
  const tests = testsFor(lead?.condition?.id, patientCase, rules);
  return [levelAdvice(level, patientCase), ...care, ...(tests.length ? [testsAdvice(tests)] : [])];
}

/** The recommendation that names the tests, which the card shows in a separate list. */
export const testsAdvice = (tests: readonly Bilingual[]): Bilingual =>
  fill(TEXTS.possible_tests, { tests: enumerate(tests) });
