import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { Chip } from './chip';

interface ChoiceChecklistProps {
  answers: readonly { value: string; text: string; cost: number }[];
  onChoose: (answer: string) => void;
}

/** Answers that end the question by themselves: "none of these" and "I don't know". */
const ENDS = /^(?:no|unknown)\b/;

/** Answers of which several can be true: each tap marks one, and a button sends the marked ones in one message. The items of a list. */
export function ChoiceChecklist({ answers, onChoose }: ChoiceChecklistProps) {
  const t = useTexts(conversationTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const marked = answers.filter(({ value }) => chosen.includes(value)).map(({ text }) => text);
  return (
    <>
      {answers.map(({ value, text, cost }) => (
        <li key={value} className="max-w-full">
          {ENDS.test(value) ? (
            <Chip cost={cost} onClick={() => onChoose(text)}>
              {text}
            </Chip>
          ) : (
            <Chip aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
              {text}
            </Chip>
          )}
        </li>
      ))}
      {marked.length > 0 && (
        <li className="basis-full">
          <Button onClick={() => onChoose(marked.join('; '))}>{t.sendChosen}</Button>
        </li>
      )}
    </>
  );
}
