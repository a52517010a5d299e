import type { Question } from '@afya/contracts';
import { useId } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { ChoiceChecklist } from './choice-checklist';

interface ChoiceChipsProps {
  question: Question;
  onChoose: (answer: string) => void;
}

/** Answers to choose with one tap; the chosen one is sent as if it had been typed. Typing stays possible. */
export function ChoiceChips({ question, onChoose }: ChoiceChipsProps) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const hint = useId();
  if (question.choices.length === 0) return null;
  return (
    <div>
      {question.multiple ? (
        <ChoiceChecklist question={question} describedBy={hint} onChoose={onChoose} />
      ) : (
        <ul aria-label={t.choices} aria-describedby={hint} className="flex flex-wrap gap-2">
          {question.choices.map(({ value, label }) => (
            <li key={value} className="max-w-full">
              <button
                type="button"
                onClick={() => onChoose(label[language])}
                className="wrap-anywhere min-h-11 min-w-14 rounded-3xl border border-brand bg-surface px-4 py-1.5 text-left font-medium text-brand hover:bg-mine"
              >
                {label[language]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={hint} className="mt-1.5 text-xs text-muted">
        {t.orWrite}
      </p>
    </div>
  );
}
