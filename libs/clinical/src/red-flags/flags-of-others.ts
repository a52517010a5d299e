import { type Case, newCase, withFinding } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import type { Owner } from '../reader/owners';
import { readAge } from '../reader/read-age';
import { type ReadText, readText } from '../reader/read-text';
import { raiseFlags } from './raise-flags';
import type { RedFlagRule } from './schema';

/** Words by which somebody outside the family is ill before the writer's eyes, and not in a story of last week. */
const HERE =
  /^(?:here|hapa|now|sasa|just|help|saidia|saidieni|nisaidie|tusaidie|is|isnt|cant|wont|stil|bado|hawezi|ana[a-z]{3,})$/;
const ELSEWHERE = new Set(['last', 'iliyopita', 'uliopita', 'heard', 'nilisikia', 'died', 'alikufa', 'said']);
/** "He is in ICU": who is cared for already. */
const IN_CARE =
  / (?:in|yuko|ako) (?:the )?(?:icu|hospital|hospitali) | (?:admited|hospitalised|hospitalized|discharged|amelazwa|alilazwa|kalazwa) /;
const ADULT = 18;

/** The emergencies of people who are ill here and now beside the one whom the message is mostly about. Pure. */
export function flagsOfOthers(text: string): RedFlagRule[] {
  const read = readText(text);
  const owners = new Set(read.others.map(({ owner }) => owner));
  const said = read.tokens.map(({ text: word }) => word);
  const here =
    said.some((word) => HERE.test(word)) &&
    !said.some((word) => ELSEWHERE.has(word)) &&
    !IN_CARE.test(` ${said.join(' ')} `);
  const near = (owner: Owner) => owner !== 'outsider' || here;
  return [...owners]
    .filter((owner) => owner !== 'self' && near(owner))
    .flatMap((owner) => raiseFlags(factsOf(caseOf(read, owner))))
    .filter(({ level }) => level === 'emergency');
}

/** What the message says of that person; a child's age is the only one that is looked for. */
function caseOf({ others, line }: ReadText, owner: Owner): Case {
  const age = owner === 'child' ? readAge(line, false) : null;
  const known: Case = {
    ...newCase(),
    who: owner === 'child' ? 'child' : 'open',
    ageYears: age !== null && age < ADULT ? age : undefined,
  };
  return others
    .filter((finding) => finding.owner === owner && finding.state === 'present' && !finding.past)
    .reduce((told, { finding, weight }) => withFinding(told, finding, { state: 'present', weight }), known);
}
