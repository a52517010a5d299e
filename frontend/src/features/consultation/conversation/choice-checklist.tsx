import type { Question } from '@afya/contracts';
import { useState } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';

interface ChoiceChecklistProps {
  question: Question;
  /** of the list's hint */
  describedBy: string;
  onChoose: (answer: string) => void;
}

/** Answers that end the question by themselves: "none of these" and "I don't know". */
const ENDS = /^(?:no|unknown)\b/;
const CHIP = 'wrap-anywhere min-h-11 min-w-14 rounded-3xl border border-brand px-4 py-1.5 text-left font-medium';

/** Answers of which several can be true: each tap marks one, and a button sends the marked ones in one message. */
export function ChoiceChecklist({ question, describedBy, onChoose }: ChoiceChecklistProps) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const labels = question.choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label[language]);
  return (
    <>
      <ul aria-label={t.choices} aria-describedby={describedBy} className="flex flex-wrap gap-2">
        {question.choices.map(({ value, label }) => (
          <li key={value} className="max-w-full">
            <button
              type="button"
              aria-pressed={ENDS.test(value) ? undefined : chosen.includes(value)}
              onClick={() => (ENDS.test(value) ? onChoose(label[language]) : toggle(value))}
              className={`${CHIP} ${chosen.includes(value) ? 'bg-brand text-surface' : 'bg-surface text-brand hover:bg-mine'}`}
            >
              {label[language]}
            </button>
          </li>
        ))}
      </ul>
      {labels.length > 0 && (
        <button
          type="button"
          onClick={() => onChoose(labels.join('; '))}
          className={`${CHIP} mt-2 bg-surface text-brand hover:bg-mine`}
        >
          {t.sendChosen}
        </button>
      )}
    </>
  );
}
