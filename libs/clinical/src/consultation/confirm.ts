import type { Stage } from '@afya/contracts';
import { questionFor } from '../interview/questions';
import { asideAnswer } from '../words/aside-answer';
import { join, text } from '../words/bilingual';
import { analysisText } from '../words/diagnosis-text';
import { diagnose } from '../words/diagnosis';
import type { Draft, Situation } from './draft';
import { asking, gather, isOfAnother, sumUp } from './gather';

const CORRECTED = text('Thank you, I have changed that.', 'Asante, nimebadilisha.');

/** At context_validation: yes leads on, a change is summed up again, a plain no asks what to change. */
export function confirm(situation: Situation): Draft {
  const { heard } = situation;
  // of another patient more is to be asked than what was told
  if (isOfAnother(heard)) return gather(situation);
  if (heard.changed) return sumUp(situation, CORRECTED);
  if (heard.answer === 'yes' || (heard.answer === 'no' && heard.question === 'correction')) return offer(situation);
  if (heard.answer === 'no' || heard.answer === 'unknown') return askCorrection(situation);
  if (heard.aside?.open)
    return heard.aside.kind === 'stop' ? offer(situation) : askedBack(situation, 'context_validation', 'confirm');
  return sumUp(
    situation,
    heard.lastText ? text('I found nothing to change in that.', 'Sikuona cha kubadilisha kwenye hayo.') : null,
  );
}

/** Answers what was asked back, then puts the question of the stage again. */
function askedBack({ heard, known, rules }: Situation, stage: Stage, id: string): Draft {
  const answer = heard.aside ? asideAnswer(heard.aside.kind, id, rules) : null;
  return { stage, content: join([answer, questionFor(id)?.text ?? null]), known: asking(known, id), question: id };
}

function askCorrection({ known }: Situation): Draft {
  return {
    stage: 'context_validation',
    content: questionFor('correction')?.text ?? text('', ''),
    known: asking(known, 'correction'),
    question: 'correction',
  };
}

/** At diagnostic_prompt the diagnosis is offered, never forced on the patient. */
export function offer({ known, emergency, rules }: Situation): Draft {
  const threatened = rules.find(({ level }) => level === 'emergency')?.id === 'life_threatened';
  const ready = threatened
    ? text(
        'Thank you. Your safety comes first: read on where you are safe.',
        'Asante. Usalama wako kwanza: endelea kusoma ukiwa mahali salama.',
      )
    : emergency
      ? text(
          'Thank you. Some of these signs are dangerous: please be on your way to a hospital while you read.',
          'Asante. Baadhi ya dalili hizi ni hatari: tafadhali uwe njiani kwenda hospitali unaposoma.',
        )
      : text(
          'Thank you. I now know enough to say what it may be. It cannot replace an examination by a health worker.',
          'Asante. Sasa nina maelezo ya kutosha. Lakini jibu langu si badala ya kuchunguzwa na mhudumu wa afya.',
        );
  return {
    stage: 'diagnostic_prompt',
    content: join([ready, questionFor('offer')?.text ?? null]),
    known: asking(known, 'offer'),
    question: 'offer',
  };
}

/** At diagnostic_prompt: yes gives the diagnosis, news goes back to the summary, a no waits. */
export function answerOffer(situation: Situation): Draft {
  const { heard, known } = situation;
  if (heard.changed) return sumUp(situation, CORRECTED);
  if (heard.answer === 'yes' || heard.aside?.kind === 'stop' || heard.aside?.kind === 'serious')
    return analyse(situation);
  if (heard.aside?.open) return askedBack(situation, 'diagnostic_prompt', 'offer');
  const wait =
    heard.answer === 'no'
      ? text(
          'That is fine. Tell me what you want to add, or say yes when you want to see it.',
          'Sawa. Niambie unachotaka kuongeza, au sema ndiyo ukitaka kuona.',
        )
      : null;
  return {
    stage: 'diagnostic_prompt',
    content: join([wait, questionFor('offer')?.text ?? null]),
    known: asking(known, 'offer'),
    question: 'offer',
  };
}

function analyse(situation: Situation): Draft {
  const diagnosis = diagnose(situation);
  return {
    stage: 'final_analysis',
    content: analysisText(diagnosis),
    known: { ...situation.known, diagnosed: true, lastQuestion: undefined },
    diagnosis,
  };
}
