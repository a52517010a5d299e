import { REPORTED } from '../knowledge/texts';
import type { Case } from '../case/case';
import { factsOf } from '../case/facts';
import type { Condition } from '../knowledge/schema/condition';

/** The facts behind each "go at once" text: all entries must hold, each by one of its facts. */
const parsed = new Map(
  Object.entries(REPORTED).map(([id, when]) => [id, when.split(' ').map((fact) => fact.split('|'))] as const),
);

/** The reported findings behind one "go at once" text; empty if it has not been reported. */
function reportedOf(id: string, facts: ReadonlySet<string>): string[] {
  const all = parsed.get(id);
  if (!all?.every((oneOf) => oneOf.some((fact) => facts.has(fact)))) return [];
  return all.flatMap((oneOf) => oneOf.filter((fact) => facts.has(fact)));
}

/** The condition's signs to go at once with that the patient has reported already. */
export function reportedDangers({ goNow }: Pick<Condition, 'goNow'>, patientCase: Case): string[] {
  const facts = factsOf(patientCase);
  return [...new Set(goNow.flatMap((id) => reportedOf(id, facts)))];
}

/** Without the signs that have been reported already. */
export function stillToWatch(ids: readonly string[], patientCase: Case): string[] {
  const facts = factsOf(patientCase);
  return ids.filter((id) => reportedOf(id, facts).length === 0);
}
