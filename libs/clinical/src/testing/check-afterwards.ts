import type { Case } from '../case/case';
import { converse } from './converse';
import type { Compared } from './check-values';
import type { SentenceRow } from './sentence-set';

/** What a row expects of the case and the reply after its messages. `read` is what they are. */
export function compareAfterwards({ lang = 'en', before = [], text, expect }: SentenceRow): Compared[] {
  const { afterwards: wanted } = expect;
  if (!wanted) return [];
  const reply = converse(lang, ...before, text).at(-1);
  const { who, durationDays = null, findings } = reply?.memory as Case;
  const { age: ageYears = null, sex = null } = reply?.collectedInfo ?? {};
  const content = reply?.content[lang] ?? '';
  const question = reply?.question?.id;
  const values = { who, sex, ageYears, durationDays, stage: reply?.stage, asks: question };
  const compared: Compared[] = (Object.keys(values) as (keyof typeof values)[]).flatMap((key) =>
    wanted[key] === undefined ? [] : { what: key, wanted: wanted[key], read: values[key] },
  );
  const add = (what: string, isWanted: boolean, isRead: boolean) =>
    compared.push({ what, wanted: isWanted, read: isRead });
  for (const id of wanted.present ?? []) add(id, true, findings[id]?.state === 'present');
  for (const id of wanted.denied ?? []) add(`no ${id}`, true, findings[id]?.state === 'absent');
  for (const id of wanted.unmentioned ?? []) add(id, false, findings[id] !== undefined);
  for (const words of wanted.says ?? []) add(words, true, content.includes(words));
  for (const words of wanted.notSays ?? []) add(words, false, content.includes(words));
  if (wanted.notAsks !== undefined) add(wanted.notAsks, false, question === wanted.notAsks);
  return compared;
}
