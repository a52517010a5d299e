import type { Question } from '@afya/contracts';
import { useId } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { AgeChoices } from './age-choices';
import { Chip } from './chip';
import { ChoiceChecklist } from './choice-checklist';

interface ChoiceChipsProps {
  question: Question;
  /** The price of an answer in credits. */
  costOf: (answer: string) => number;
  onChoose: (answer: string) => void;
}

/** The question of the engine that is answered with an age. */
const AGE_QUESTION = 'age';
/** The age question has these answers as long as the sex is not known. */
const SEXES = new Set(['female', 'male']);

/**
 * Answers to choose with one tap, between the conversation and the text field, so that they are always in view. The chosen one is
 * sent as if it had been typed. Typing stays possible.
 */
export function ChoiceChips({ question, costOf, onChoose }: ChoiceChipsProps) {
  const t = useTexts(conversationTexts);
  const { credits, free } = useTexts(consultationTexts);
  const language = useLanguage();
  const hint = useId();
  if (question.choices.length === 0) return null;
  const answers = question.choices.map(({ value, label }) => ({
    value,
    text: label[language],
    cost: costOf(label[language]),
  }));
  const asksAge = question.id === AGE_QUESTION;
  const isSex = ({ value }: { value: string }) => asksAge && SEXES.has(value);
  const most = Math.max(...answers.map(({ cost }) => cost));
  return (
    <div className="-mx-1.5 max-h-[38dvh] landscape:short:max-h-[28dvh] min-h-0 shrink-[50] overflow-y-auto px-1.5 pt-1 pb-2">
      <ul aria-label={t.choices} aria-describedby={hint} className="flex flex-wrap gap-2">
        {asksAge && <AgeChoices sexes={answers.filter(isSex)} onChoose={onChoose} />}
        {question.multiple ? (
          <ChoiceChecklist answers={answers} onChoose={onChoose} />
        ) : (
          answers
            .filter((answer) => !isSex(answer))
            .map(({ value, text, cost }) => (
              <li key={value} className="max-w-full">
                <Chip cost={cost} onClick={() => onChoose(text)}>
                  {text}
                </Chip>
              </li>
            ))
        )}
      </ul>
      <p id={hint} className="mt-1 text-xs text-muted max-md:short:sr-only">
        {t.orWrite} {t.answerCost({ price: most > 0 ? credits(most) : free })}
      </p>
    </div>
  );
}
