import type { Bilingual } from '@afya/contracts';
import { questionFor } from '../interview/questions';
import type { OffTopicKind } from '../reader/off-topic';
import { MEANWHILE, withoutContradictions } from '../red-flags/meanwhile';
import type { RedFlagRule } from '../red-flags/schema';
import { join, list, text } from './bilingual';

const MOST_ADVICE = 3;

const ANSWERS: Readonly<Record<OffTopicKind, Bilingual | null>> = {
  doctor: text(
    'I am a computer program, not a doctor. I ask what a health worker would ask and tell you what it may be and how soon to be seen.',
    'Mimi ni programu ya kompyuta, si daktari. Nauliza kama mhudumu wa afya angeuliza, kisha nakuambia huenda ni nini na ni lini utafute matibabu.',
  ),
  why: null,
  count: text(
    'Only a few short questions are left. Say "stop" whenever you want the answer at once.',
    'Yamebaki maswali machache mafupi tu. Sema "inatosha" wakati wowote ukitaka jibu mara moja.',
  ),
  stop: text('All right, no more questions.', 'Sawa, sitauliza zaidi.'),
  angry: text(
    'I am sorry, this is hard when one is not well. I want to help. Say "stop" when you have had enough of the questions.',
    'Pole, najua ni vigumu ukiwa huna raha. Nataka kusaidia. Sema "inatosha" ukichoka na maswali.',
  ),
  todo: text(
    'I will tell you what to do as soon as I understand it better. If it gets much worse, go to a hospital at once.',
    'Nitakuambia la kufanya mara nikielewa vizuri zaidi. Hali ikizidi sana, nenda hospitali mara moja.',
  ),
  serious: text(
    'I cannot say that yet. A few more answers will help me.',
    'Siwezi kusema hilo bado. Majibu machache zaidi yatanisaidia.',
  ),
  private: text(
    'Only you see this talk, and those who look after this service when something has to be checked.',
    'Mazungumzo haya unayaona wewe tu, na wanaosimamia huduma hii panapohitajika kukagua jambo.',
  ),
  thanks: text('You are welcome.', 'Karibu.'),
  arrived: text(
    'Good that you are there. Tell them what you told me; they decide from here.',
    'Vizuri kwamba mmefika. Waambieni mlichoniambia; wao ndio wataamua kuanzia hapa.',
  ),
  going: text('Good. You can go on writing here on the way.', 'Vizuri. Unaweza kuendelea kuniandikia ukiwa njiani.'),
  acknowledged: null,
  question: text(
    'You can ask me that at the end. First I need to understand what is wrong.',
    'Hilo unaweza kuniuliza mwishoni. Kwanza nielewe shida ni nini.',
  ),
};
/** Kinds that are answered with first aid during an emergency. */
const ABOUT_HELP: ReadonlySet<OffTopicKind> = new Set<OffTopicKind>(['todo', 'serious', 'question']);

/** The short reply to an off-topic message; null if only the question is repeated. */
export function offTopicReply(
  kind: OffTopicKind,
  question: string | undefined,
  rules: readonly RedFlagRule[],
): Bilingual | null {
  const flagged = rules.filter(({ level }) => level === 'emergency');
  if (flagged.length > 0 && ABOUT_HELP.has(kind)) return untilHelp(flagged);
  const urgent = rules.find(({ level }) => level === 'urgent');
  // the patient was not sent anywhere, so "I go" means something else
  if (kind === 'going' && flagged.length === 0 && !urgent) return null;
  if (urgent && (kind === 'todo' || kind === 'serious')) return seenToday(urgent);
  if (kind === 'why') return (question ? questionFor(question)?.question.why : undefined) ?? ANSWERS.question;
  return ANSWERS[kind];
}

function seenToday({ may }: RedFlagRule): Bilingual {
  return text(
    `It may be ${may.en}, so be seen at a health centre today. A few more answers will help me.`,
    `Huenda ni ${may.sw}, kwa hiyo nenda kituo cha afya leo. Majibu machache zaidi yatanisaidia.`,
  );
}

function untilHelp(rules: readonly RedFlagRule[]): Bilingual {
  const advised = new Set(rules.slice(0, 2).flatMap(({ meanwhile }) => meanwhile));
  const advice = withoutContradictions([...advised]).slice(0, MOST_ADVICE);
  const lead =
    rules[0]?.id === 'suicidality'
      ? text(
          'Call one of the numbers now. Until somebody is with you:',
          'Piga moja ya nambari sasa. Hadi mtu awe nawe:',
        )
      : text('Go now, do not wait for me. On the way:', 'Nenda sasa, usinisubiri. Ukiwa njiani:');
  return join([lead, list(advice.flatMap((id) => MEANWHILE[id] ?? []))], '\n');
}
