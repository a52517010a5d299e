import type { Bilingual } from '@afya/contracts';
import { questionFor } from '../interview/questions';
import type { OffTopicKind } from '../reader/off-topic';
import { MEANWHILE, withoutContradictions } from '../red-flags/meanwhile';
import { compiled } from '../knowledge/compiled';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { join, list } from '../wording/bilingual';
import { fill } from '../wording/fill';

const MOST_ADVICE = 3;

const { replies: REPLIES, urgent: URGENT, until_help: UNTIL_HELP } = compiled.offTopicReplies;
/** Kinds without a reply of their own. */
type Unanswered = 'why' | 'acknowledged';
const isUnanswered = (kind: OffTopicKind): kind is Unanswered => kind === 'why' || kind === 'acknowledged';
/** Kinds that are answered with first aid during an emergency. */
const ABOUT_HELP: ReadonlySet<OffTopicKind> = new Set<OffTopicKind>(['todo', 'serious', 'question']);

/** The short reply to an off-topic message; null if only the question is repeated. */
export function offTopicReply(
  kind: OffTopicKind,
  question: string | undefined,
  rules: readonly RedFlagRule[],
): Bilingual | null {
  const flagged = rules.filter(({ level }) => level === 'emergency');
  if (flagged.length > 0 && ABOUT_HELP.has(kind)) return untilHelp(flagged);
  const urgent = rules.find(({ level }) => level === 'urgent');
  // the patient was not sent anywhere, so "I go" means something else
  if (kind === 'going' && flagged.length === 0 && !urgent) return null;
  if (urgent && (kind === 'todo' || kind === 'serious')) return fill(URGENT, { may: urgent.may });
  if (kind === 'why') return (question ? questionFor(question)?.question.why : undefined) ?? REPLIES.question;
  return isUnanswered(kind) ? null : REPLIES[kind];
}

function untilHelp(rules: readonly RedFlagRule[]): Bilingual {
  const advised = new Set(rules.slice(0, 2).flatMap(({ meanwhile }) => meanwhile));
  const advice = withoutContradictions([...advised]).slice(0, MOST_ADVICE);
  const lead = rules[0]?.id === 'suicidality' ? UNTIL_HELP.self_harm : UNTIL_HELP.other;
  return join([lead, list(advice.flatMap((id) => MEANWHILE[id] ?? []))], '\n');
}
