import { type Case, newCase, withFinding } from '../case/case';
import { factsOf } from '../case/facts';
import type { Experiencer } from '../reader/document';
import { readAge } from '../reader/read-age';
import { type ReadText, readText } from '../reader/read-text';
import { raiseFlags } from './raise-flags';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

/** Words that place an outsider's emergency here and now, not in an old story. */
const HERE =
  /^(?:here|hapa|now|sasa|just|help|saidia|saidieni|nisaidie|tusaidie|is|isnt|cant|wont|stil|bado|hawezi|ana[a-z]{3,})$/;
const ELSEWHERE = new Set(['last', 'iliyopita', 'uliopita', 'heard', 'nilisikia', 'died', 'alikufa', 'said']);
/** "He is in ICU": the person already receives care. */
const IN_CARE =
  / (?:in|yuko|ako) (?:the )?(?:icu|hospital|hospitali) | (?:admited|hospitalised|hospitalized|discharged|amelazwa|alilazwa|kalazwa) /;
const ADULT = 18;

/** Emergencies of people other than the patient who are ill here and now. Pure. */
export function flagsOfOtherPeople(text: string): RedFlagRule[] {
  const read = readText(text);
  const experiencers = new Set(read.others.map(({ experiencer }) => experiencer));
  const words = read.tokens.map(({ text: word }) => word);
  const here =
    words.some((word) => HERE.test(word)) &&
    !words.some((word) => ELSEWHERE.has(word)) &&
    !IN_CARE.test(` ${words.join(' ')} `);
  const near = (experiencer: Experiencer) => experiencer !== 'outsider' || here;
  return [...experiencers]
    .filter((experiencer) => experiencer !== 'self' && near(experiencer))
    .flatMap((experiencer) => raiseFlags(factsOf(caseOf(read, experiencer))))
    .filter(({ level }) => level === 'emergency');
}

/** The case of one person in the message. Only a child's age is read. */
function caseOf({ others, line }: ReadText, experiencer: Experiencer): Case {
  const age = experiencer === 'child' ? readAge(line, false) : null;
  const patientCase: Case = {
    ...newCase(),
    who: experiencer === 'child' ? 'child' : 'open',
    ageYears: age !== null && age < ADULT ? age : undefined,
  };
  return others
    .filter((finding) => finding.experiencer === experiencer && finding.state === 'present' && !finding.past)
    .reduce(
      (personCase, { finding, weight }) => withFinding(personCase, finding, { state: 'present', weight }),
      patientCase,
    );
}
