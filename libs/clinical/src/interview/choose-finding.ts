import { type Case, isPresent } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { findingById, likelihoodsOf } from '../knowledge';
import { explains } from '../inference/explains';
import type { Candidate } from '../inference/rank';
import { SAFETY_CHECKS } from './safety-checks';

const LEADING = 8;
/** Worth of settling a danger, against the worth of telling candidates apart (in nats). */
const DANGER_BONUS = 0.05;
/** A question costs the patient a turn. */
const COST = 0.04;
/** Only what is usual in an illness near the leading one is asked for. */
const NEAR_LEADER = 0.2;
const USUAL_FROM = 0.3;
const TELLS_FROM = 3;

const CHECKS = SAFETY_CHECKS.map(({ when, ask }) => ({ when: when.split(' ').map((fact) => fact.split('|')), ask }));

/** The next danger sign that the complaints call for and nobody has told of yet. */
export function chooseSafetyCheck(known: Case): string | null {
  const facts = factsOf(known);
  const open = (id: string) => !facts.has(id) && !known.findings[id] && !known.closed.includes(`f:${id}`);
  for (const { when, ask } of CHECKS) {
    if (!when.every((oneOf) => oneOf.some((fact) => facts.has(fact)))) continue;
    const id = ask.find(
      (finding) => open(finding) && !(findingById(finding)?.asked?.felt && (known.ageYears ?? 25) < TELLS_FROM),
    );
    if (id) return id;
  }
  return null;
}

/** The finding whose answer is expected to tell the leading candidates apart best, or null when none is worth a turn. */
export function chooseFinding(known: Case, ranked: readonly Candidate[]): string | null {
  const leading = ranked
    .filter(({ condition, probability }) => probability > 0.01 && explains(condition.id, known))
    .slice(0, LEADING);
  const facts = factsOf(known);
  const least = (leading[0]?.probability ?? 0) * NEAR_LEADER;
  const possible = new Set(
    leading
      .filter(({ probability }) => probability >= least)
      .flatMap(({ condition }) =>
        [...likelihoodsOf(condition.id)].filter(([, l]) => l >= USUAL_FROM).map(([id]) => id),
      ),
  );
  let best: { id: string; worth: number } | null = null;
  for (const id of [...possible].sort()) {
    if (facts.has(id) || known.findings[id] || known.closed.includes(`f:${id}`) || !suits(id, known)) continue;
    const worth = informationOf(id, leading) + dangerBonus(id, leading) - COST;
    if (worth > 0 && (!best || worth > best.worth + 1e-9)) best = { id, worth };
  }
  return best?.id ?? null;
}

/** Whether a finding may be asked of this patient, at this point. */
function suits(id: string, known: Case): boolean {
  const { sex, ageYears = 25 } = known;
  const asked = findingById(id)?.asked ?? {};
  const pregnant = isPresent(known, 'pregnant');
  if (asked.seenBy || (asked.felt && ageYears < TELLS_FROM)) return false;
  if (asked.sex && sex && asked.sex !== sex) return false;
  if (asked.age && (ageYears < asked.age[0] || ageYears > asked.age[1])) return false;
  if (asked.pregnancy === 'only' && !pregnant) return false;
  if (asked.pregnancy === 'never' && (pregnant || isPresent(known, 'postpartum'))) return false;
  if (asked.unless?.some((finding) => isPresent(known, finding))) return false;
  return !asked.when || asked.when.some((finding) => isPresent(known, finding));
}

/** Expected fall of the entropy over the leading candidates when the finding is known. */
function informationOf(id: string, leading: readonly Candidate[]): number {
  const base = findingById(id)?.base ?? 0.05;
  const total = leading.reduce((sum, { probability }) => sum + probability, 0) || 1;
  const parts = leading.map(({ condition, probability }) => ({
    p: probability / total,
    l: likelihoodsOf(condition.id).get(id) ?? base,
  }));
  const yes = parts.reduce((sum, { p, l }) => sum + p * l, 0);
  const after = (weigh: (l: number) => number, share: number) =>
    share > 0 ? entropy(parts.map(({ p, l }) => (p * weigh(l)) / share)) : 0;
  return entropy(parts.map(({ p }) => p)) - yes * after((l) => l, yes) - (1 - yes) * after((l) => 1 - l, 1 - yes);
}

function entropy(shares: readonly number[]): number {
  return -shares.reduce((sum, p) => sum + (p > 0 ? p * Math.log(p) : 0), 0);
}

/** A dangerous sign of an emergency that is a candidate at all is worth asking for. */
function dangerBonus(id: string, leading: readonly Candidate[]): number {
  if (findingById(id)?.kind !== 'danger') return 0;
  const weight = leading
    .filter(({ condition }) => condition.triage === 'emergency' && (likelihoodsOf(condition.id).get(id) ?? 0) >= 0.3)
    .reduce((sum, { probability }) => sum + probability, 0);
  return Math.min(DANGER_BONUS, DANGER_BONUS * 5 * weight);
}
