import type { Bilingual, Emergency } from '@afya/contracts';
import { MEANWHILE, withoutContradictions } from '../red-flags/meanwhile';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { join, list, text } from './bilingual';

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
    OWN_WORDS[first.id]?.message ?? dangerLine(first),
    numbersLine(emergency),
    join(
      [
        first.level === 'emergency' ? UNTIL_HELP : UNTIL_SEEN,
        list(meanwhile.map((id) => MEANWHILE[id] ?? text('', ''))),
      ],
      '\n',
    ),
    first.level === 'emergency' ? GO_ON : null,
  ]);
}

/** Own texts where "go to a hospital" is not the first advice: the immediate message, and the reminder in the reply. */
const OWN_WORDS: Partial<Record<RedFlagRule['id'], { message: Bilingual; reminder: Bilingual }>> = {
  suicidality: {
    message: text(
      'I am glad that you told me. What you feel is heavy, and you do not have to carry it alone. Please talk to a person now: somebody near you, or one of these lines. You can also go to any hospital now.',
      'Asante kwa kuniambia. Unachohisi ni kizito, na si lazima ukibebe peke yako. Tafadhali zungumza na mtu sasa: mtu aliye karibu nawe, au piga simu hizi. Unaweza pia kwenda hospitali yoyote sasa.',
    ),
    reminder: text(
      'I am glad that you told me. Please stay with somebody you trust, and call one of the numbers that I gave you. I have a few questions meanwhile.',
      'Asante kwa kuniambia. Tafadhali kaa na mtu unayemwamini, na upige moja ya nambari nilizokupa. Nina maswali machache wakati huo.',
    ),
  },
  life_threatened: {
    message: text(
      'Your life may be in danger, and it is not your fault. Call now, or go at once to where that person is not. If you are hurt, any hospital treats you.',
      'Maisha yako yanaweza kuwa hatarini, na si kosa lako. Piga simu sasa, au nenda mara moja mahali ambapo mtu huyo hayupo. Kama umeumia, hospitali yoyote itakutibu.',
    ),
    reminder: text(
      'Your safety comes first: go to where that person is not, and call one of the numbers that I gave you. I have a few questions meanwhile.',
      'Usalama wako kwanza: nenda mahali ambapo mtu huyo hayupo, na upige moja ya nambari nilizokupa. Nina maswali machache wakati huo.',
    ),
  },
};

const UNTIL_HELP = text('Until help is there:', 'Wakati unasubiri msaada:');
const UNTIL_SEEN = text('Until you are seen:', 'Hadi ufike kituoni:');

function dangerLine({ level, may }: RedFlagRule): Bilingual {
  return level === 'emergency'
    ? text(
        `This may be an emergency: ${may.en}. Call now, or go to the nearest hospital now by any transport. Do not wait.`,
        `Hii inaweza kuwa dharura: ${may.sw}. Piga simu sasa, au nenda hospitali iliyo karibu sasa kwa usafiri wowote. Usisubiri.`,
      )
    : text(`This may be ${may.en}. Go to a health centre today.`, `Huenda ni ${may.sw}. Nenda kituo cha afya leo.`);
}

function numbersLine({ numbers }: Emergency): Bilingual {
  return list(numbers.map(({ label, number }) => text(`${label.en}: ${number}`, `${label.sw}: ${number}`)));
}

const GO_ON = text(
  'You can go on writing here on the way. If I misunderstood, tell me what is different.',
  'Unaweza kuendelea kuniandikia ukiwa njiani. Kama sikuelewa vizuri, niambie kilicho tofauti.',
);

/** The reply's reminder of the full message, which was shown when the text was accepted. */
export function emergencyReminder(rules: readonly RedFlagRule[]): Bilingual {
  const first = rules[0];
  if (!first) return text('', '');
  const own = OWN_WORDS[first.id];
  if (own) return own.reminder;
  const { may } = first;
  return text(
    `What you told me may be an emergency: ${may.en}. Please go to a hospital now, and go on here on the way.`,
    `Ulichoniambia kinaweza kuwa dharura: ${may.sw}. Tafadhali nenda hospitali sasa, na uendelee hapa ukiwa njiani.`,
  );
}
