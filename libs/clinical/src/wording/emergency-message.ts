import type { Bilingual, Emergency } from '@afya/contracts';
import { MEANWHILE, withoutContradictions } from '../red-flags/meanwhile';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { WORDING } from '../knowledge/wording';
import { join, list, text } from './bilingual';
import { fill } from './fill';

const { message: MESSAGE, reminder: REMINDER, red_flags: OWN } = WORDING.emergency;

/**
 * The message that is shown immediately: the suspected danger, whom to call or where to go, first aid, how to
 * continue. Leaves out "sit upright" for an `asleep` person.
 */
export function emergencyMessage(rules: readonly RedFlagRule[], emergency: Emergency, asleep: boolean): Bilingual {
  const first = rules[0];
  if (!first) return text('', '');
  const advised = new Set(rules.slice(0, 2).flatMap((rule) => rule.meanwhile));
  if (asleep) advised.delete('upright');
  const meanwhile = withoutContradictions([...advised]).slice(0, 4);
  return join([
    OWN[first.id]?.message ?? dangerLine(first),
    numbersLine(emergency),
    join(
      [
        first.level === 'emergency' ? MESSAGE.until_help : MESSAGE.until_seen,
        list(meanwhile.map((id) => MEANWHILE[id] ?? text('', ''))),
      ],
      '\n',
    ),
    first.level === 'emergency' ? MESSAGE.go_on : null,
  ]);
}

function dangerLine({ level, may: danger }: RedFlagRule): Bilingual {
  return fill(level === 'emergency' ? MESSAGE.now : MESSAGE.today, { danger });
}

function numbersLine({ numbers }: Emergency): Bilingual {
  return list(numbers.map(({ label, number }) => text(`${label.en}: ${number}`, `${label.sw}: ${number}`)));
}

/** The reply's reminder of the full message, which was shown when the text was accepted. */
export function emergencyReminder(rules: readonly RedFlagRule[]): Bilingual {
  const first = rules[0];
  if (!first) return text('', '');
  return OWN[first.id]?.reminder ?? fill(REMINDER, { danger: first.may });
}
