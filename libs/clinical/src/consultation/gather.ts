import type { Bilingual } from '@afya/contracts';
import { nextQuestion } from '../interview/plan';
import { findingById } from '../knowledge';
import { questionText } from '../interview/personal';
import { questionFor } from '../interview/questions';
import { asideAnswer } from '../words/aside-answer';
import { flagsBeside } from '../red-flags/raise-flags';
import { enumerate, join, text } from '../words/bilingual';
import { namesOf } from '../words/medicines-named';
import { mostSpecific } from '../words/most-specific';
import { namedIllness } from '../words/named-illness';
import { summary } from '../words/summary';
import { type Case, close } from './case';
import type { Draft, Situation } from './draft';

const WELCOME = text(
  'Hello. I will ask a few short questions and then tell you what it may be. "I don\'t know" is always a good answer.',
  'Habari. Nitakuuliza maswali machache mafupi, kisha nikuambie huenda ni nini. "Sijui" ni jibu zuri kila wakati.',
);
/** A question that was not answered is put so often, then left. */
const MOST_REPEATS = 3;
const NOT_CAUGHT = text('I did not find a sign of illness in that.', 'Sikupata dalili ya ugonjwa kwenye maelezo hayo.');
const NOTED = text('Thank you, I have noted that.', 'Asante, nimeandika hilo.');
const WHICH = text('Please tell me which.', 'Tafadhali taja ni nini hasa.');
const RECORD = new Set(['history', 'medicines', 'allergies']);
const NUMBERS = new Set(['age', 'measures']);
const CANNOT_BE = text('That cannot be right.', 'Namba hiyo haiwezi kuwa sahihi.');
const SORRY = text('I am sorry to hear that.', 'Pole sana.');

/** The next question at initial_gathering, or the summary when nothing more is to be asked. */
export function gather(situation: Situation): Draft {
  const { ranked, rules, heard } = situation;
  const raised = rules.some(({ id, level }) => level === 'emergency' && !heard.before.flags.includes(id));
  // the message that raised an emergency was answered at once, with what to do; a question that came after it was not
  const answer =
    (!raised || heard.follows) && heard.aside && (heard.aside.open || heard.aside.kind !== 'thanks')
      ? asideAnswer(heard.aside.kind, heard.question, [...rules, ...besideNow(heard)])
      : null;
  if (heard.aside?.kind === 'stop' && Object.keys(situation.known.findings).length > 0)
    return sumUp(situation, join([answer, besides(heard)]));
  const open = heard.aside?.open ? heard.question : undefined;
  if (open && (situation.known.asked[open] ?? 0) < MOST_REPEATS)
    return askAgain(situation.known, open, join([answer, besides(heard)]));
  const known = open ? close(situation.known, open) : situation.known;
  const signs = heard.added.filter((finding) => findingById(finding)?.kind !== 'background');
  const news = heard.question === 'else' ? signs.length : 0;
  const id = nextQuestion({ known, ranked, rules, news });
  if (id === null) return sumUp(situation);
  const lead = opening({ ...situation, known }, id);
  return {
    stage: 'initial_gathering',
    content: join([answer, lead, questionText(id, known)]),
    known: asking(known, id),
    question: id,
  };
}

/** Answers what was asked back, then puts the question again. */
function askAgain(known: Case, id: string, answer: Bilingual | null): Draft {
  return {
    stage: 'initial_gathering',
    content: join([answer, questionText(id, known)]),
    known: asking(known, id),
    question: id,
  };
}

/** Sums up and asks whether it is right. */
export function sumUp({ known }: Situation, lead: Bilingual | null = null): Draft {
  return {
    stage: 'context_validation',
    content: join([lead, summary(known), questionFor('confirm')?.text ?? null]),
    known: asking(known, 'confirm'),
    question: 'confirm',
  };
}

/** Notes that a question is asked, so that an answer is understood and it is not asked for ever. */
export function asking(known: Case, id: string): Case {
  return { ...known, lastQuestion: id, asked: { ...known.asked, [id]: (known.asked[id] ?? 0) + 1 } };
}

/** Said when it comes out that somebody else is ill than was thought. */
const PATIENT: Readonly<Record<Case['who'], Bilingual | null>> = {
  open: null,
  self: text('All right, it is about you.', 'Sawa, ni kuhusu wewe.'),
  child: text('All right, it is about the child.', 'Sawa, ni kuhusu mtoto.'),
  kin: text('All right, it is about somebody else.', 'Sawa, ni kuhusu mtu mwingine.'),
  outsider: text('All right, it is about somebody else.', 'Sawa, ni kuhusu mtu mwingine.'),
};
/** It came out that somebody else is ill than was thought. */
export const isOfAnother = ({ before, known }: Situation['heard']) =>
  before.who !== known.who && before.lastQuestion !== undefined && known.takenBack?.includes('sex') === true;

/** The flags of somebody beside the patient that came up in this turn. */
const besideNow = ({ before, known }: Situation['heard']) =>
  flagsBeside(known).filter(({ id }) => !before.others?.includes(id));

/** Said once when somebody beside the patient is in danger: their signs were not taken for the patient's. */
function besides(heard: Situation['heard']): Bilingual | null {
  const { known } = heard;
  if (besideNow(heard).length === 0) return null;
  return known.who === 'self' || known.who === 'open'
    ? text(
        'Help that person first. My questions are still about you.',
        'Msaidie mtu huyo kwanza. Maswali yangu bado ni kuhusu wewe.',
      )
    : text(
        'Help that person first. My questions are still about the first patient.',
        'Msaidie mtu huyo kwanza. Maswali yangu bado ni kuhusu mgonjwa wa kwanza.',
      );
}

function opening({ known, heard }: Situation, id: string): Bilingual | null {
  if (id === 'symptoms') return namedIllness(heard.lastText) ?? (known.asked.symptoms ? NOT_CAUGHT : WELCOME);
  const first = Object.keys(known.asked).length === 0;
  const asked = heard.question?.startsWith('f:') ? heard.question.slice(2) : '';
  const news = heard.added.filter((finding) => finding !== asked);
  if (heard.question === id && heard.answer === 'yes' && RECORD.has(id)) return WHICH;
  // in a crisis the words of comfort come before this; a list of signs would be cold
  const noted = news.length === 0 || news.includes('suicidal') ? null : understood(news, heard, known);
  const ofOther = isOfAnother(heard) ? PATIENT[known.who] : null;
  if (ofOther) return join([ofOther, noted], ' ');
  const beside = besides(heard);
  if (news.length === 0 && (heard.aside || beside)) return beside;
  if (heard.question === id && NUMBERS.has(id) && /\d/.test(heard.lastText)) return CANNOT_BE;
  if (news.length === 0)
    return heard.question !== id ? null : heard.changed ? NOTED : text('I did not understand that.', 'Sikuelewa hilo.');
  return join([join([first && noted ? SORRY : null, noted], ' '), beside]);
}

function understood(news: readonly string[], { before }: Situation['heard'], known: Case): Bilingual {
  const names = enumerate(namesOf(mostSpecific(news), before, known));
  return text(`I understand: ${names.en}.`, `Nimeelewa: ${names.sw}.`);
}
