import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { Chip } from './chip';
import { AGE_GROUPS, type AgeGroup, ageInGroup } from './age-groups';

interface AgeChoicesProps {
  /** The sexes to choose from when the question asks for the sex too; empty when the session has it. */
  sexes: readonly { value: string; text: string }[];
  onChoose: (answer: string) => void;
}

/**
 * The age group with one tap, then the number in a small field, and the sex if it is asked too: the items of the list
 * of answers. Sends one message, such as "32 years old, female".
 */
export function AgeChoices({ sexes, onChoose }: AgeChoicesProps) {
  const t = useTexts(conversationTexts);
  const [group, setGroup] = useState<AgeGroup | null>(null);
  const [typed, setTyped] = useState('');
  const [sex, setSex] = useState<string | null>(null);
  const age = group ? ageInGroup(typed, group) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!group || age === undefined) return;
    const years = t[group.unit](age);
    onChoose(sex === null ? years : t.ageAndSex({ age: years, sex: sex.toLowerCase() }));
  }

  return (
    <>
      {AGE_GROUPS.map((item) => (
        <li key={item.id} className="max-w-full">
          <Chip
            aria-pressed={group === item}
            onClick={() => {
              setGroup(item);
              setTyped('');
            }}
          >
            {t[item.id]}
          </Chip>
        </li>
      ))}
      {group && (
        <li className="basis-full">
          <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
            <label className="flex items-center gap-2 text-sm">
              {t[`${group.unit}Label`]({ from: group.from, to: group.to })}
              <input
                key={group.id}
                // The group was chosen to enter this number next.
                autoFocus
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className="min-h-11 w-16 rounded-control border border-edge bg-surface px-3 text-lg tabular-nums"
              />
            </label>
            {sexes.map(({ value, text }) => (
              <Chip key={value} aria-pressed={sex === text} onClick={() => setSex(sex === text ? null : text)}>
                {text}
              </Chip>
            ))}
            <Button type="submit" disabled={age === undefined}>
              {t.answer}
            </Button>
          </form>
        </li>
      )}
    </>
  );
}
