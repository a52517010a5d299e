import { type Case, newCase } from '../case/case';
import { replyTo } from '../engine';
import { firstTurn } from '../evaluation/answer-case';
import { listedIn } from '../interview/checklists';
import type { ClinicalReply } from '../consultation/turn';
import type { Compared } from './check-values';
import { converseFrom, diagnosisReplies } from './converse';
import type { SentenceRow } from './sentence-set';

/** What a row expects of the case and the reply after its messages. `read` is what they are. */
export function compareAfterwards(row: SentenceRow): Compared[] {
  const { lang = 'en', asked = '' } = row;
  const { afterwards: wanted } = row.expect;
  if (!wanted) return [];
  const replies = row.asked ? [replyToAnswer(row)] : repliesToMessages(row);
  const reply = replies.at(-1);
  const { who, durationDays = null, findings, closed } = reply?.memory as Case;
  const { age: ageYears = null, sex = null } = reply?.collectedInfo ?? {};
  const content = (reply?.content[lang] ?? '').toLowerCase();
  const question = reply?.question?.id;
  const stateOf = (id: string) => findings[id]?.state;
  const listed = listedIn(asked).filter((id) => stateOf(id) === 'present');
  const values = {
    who,
    sex,
    ageYears,
    durationDays,
    stage: reply?.stage,
    advice: reply?.adviceLevel,
    asks: question,
    sameQuestion: question !== undefined && question === replies.at(-2)?.question?.id,
    listed: listed.sort(),
    closed: closed.includes(asked),
  };
  const compared: Compared[] = (Object.keys(values) as (keyof typeof values)[]).flatMap((key) =>
    wanted[key] === undefined ? [] : { what: key, wanted: wanted[key], read: values[key] },
  );
  const add = (what: string, isWanted: boolean, isRead: boolean) =>
    compared.push({ what, wanted: isWanted, read: isRead });
  for (const id of wanted.present ?? []) add(id, true, stateOf(id) === 'present');
  for (const id of wanted.notPresent ?? []) add(id, false, stateOf(id) === 'present');
  for (const id of wanted.partly ?? []) add(`a little ${id}`, true, (findings[id]?.weight ?? 1) < 1);
  for (const id of wanted.denied ?? []) add(`no ${id}`, true, stateOf(id) === 'absent');
  for (const id of wanted.unknown ?? []) add(`unknown ${id}`, true, stateOf(id) === 'unknown');
  for (const id of wanted.unmentioned ?? []) add(id, false, findings[id] !== undefined);
  for (const id of wanted.flags ?? []) add(id, true, reply?.redFlags.includes(id) ?? false);
  for (const words of wanted.says ?? []) add(words, true, content.includes(words.toLowerCase()));
  for (const words of wanted.notSays ?? []) add(words, false, content.includes(words.toLowerCase()));
  for (const [key, value] of Object.entries(wanted.record ?? {})) {
    const recorded: unknown = reply?.collectedInfo[key as keyof ClinicalReply['collectedInfo']] ?? null;
    compared.push({ what: key, wanted: value, read: recorded });
  }
  if (wanted.notAsks !== undefined) add(wanted.notAsks, false, question === wanted.notAsks);
  return compared;
}

/** The reply to the text as the answer to its question in a new consultation. */
function replyToAnswer({ lang = 'en', text, asked = '', about: who = 'self', known = [] }: SentenceRow): ClinicalReply {
  const findings = Object.fromEntries(known.map((id) => [id, { state: 'present' as const, weight: 1 }]));
  const memory: Case = { ...newCase(), who, findings, asked: { [asked]: 1 }, lastQuestion: asked };
  return replyTo({ ...firstTurn(lang, text), memory });
}

function repliesToMessages({ lang = 'en', before = [], diagnosedFrom, text, otherwise }: SentenceRow) {
  const diagnosed = diagnosedFrom ? diagnosisReplies(lang, diagnosedFrom, otherwise) : [];
  return converseFrom(lang, diagnosed, ...before, text);
}
