import type { Question } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';

interface ChoiceChipsProps {
  question: Question;
  onChoose: (answer: string) => void;
}

/** Answers by one tap; the tapped one is sent as if it had been typed. */
export function ChoiceChips({ question, onChoose }: ChoiceChipsProps) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  if (question.choices.length === 0) return null;
  return (
    <ul aria-label={t.choices} className="flex flex-wrap gap-2">
      {question.choices.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            onClick={() => onChoose(label[language])}
            className="min-h-11 min-w-14 rounded-full border border-brand bg-surface px-4 py-1.5 font-medium text-brand hover:bg-mine"
          >
            {label[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
