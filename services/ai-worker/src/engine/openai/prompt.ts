import type { CollectedInfo } from '@afya/contracts';
import type { GivenDiagnosis, ReplyInput } from '@afya/service-contracts';
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { outgoing } from './clean-text';
import type { ModelRequest } from './client';
import type { Prompts } from './load-prompts';
import type { Outcome, Unusable } from './outcomes';
import { formFields, type RequestForm } from './request-form';
import { responseFormat, stagesFrom } from './schema';

/** An answer to repair. */
export type Repair = Extract<Outcome, { kind: Unusable }>;

export interface PromptInput {
  turn: ReplyInput;
  model: string;
  maxTokens: number;
  attachments: readonly ChatCompletionContentPart[];
  form: RequestForm;
}

type ConversationMessage = { role: 'user' | 'assistant'; text: string };

/** JSON between two tags. No text in it can close the tag. */
function tagged(tag: string, value: object): string {
  const safe = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? outgoing(part) : part));
  return `<${tag}>${safe.replaceAll('<', '\\u003c')}</${tag}>`;
}

/** The fields that may be sent, listed one by one: a new field is sent only when it is added here. */
function recordOf({ age, sex, height, weight, symptoms, medicalHistory, ...lists }: CollectedInfo): string {
  const { currentMedications, allergies } = lists;
  return tagged('record', { age, sex, height, weight, symptoms, medicalHistory, currentMedications, allergies });
}

/** Every request after the diagnosis contains it, because its messages may be too old to be sent. */
function assessmentOf({ condition, confidenceScore, adviceLevel, ...lists }: GivenDiagnosis): string {
  const { differentialDiagnoses, criticalFactors, dangerSigns, recommendations, tests } = lists;
  return tagged('assessment', {
    condition,
    confidenceScore,
    adviceLevel,
    differentialDiagnoses,
    criticalFactors,
    dangerSigns,
    recommendations,
    tests,
  });
}

/** Templates of some models need alternating roles and a user first: consecutive messages of one side become one message. */
function alternating(messages: readonly ConversationMessage[]): ConversationMessage[] {
  const merged = messages.reduce<ConversationMessage[]>((all, next) => {
    const last = all.at(-1);
    if (last?.role !== next.role) return [...all, next];
    return [...all.slice(0, -1), { ...last, text: `${last.text}\n\n${next.text}` }];
  }, []);
  return merged[0]?.role === 'assistant'
    ? [{ role: 'user', text: '(The patient opened the chat.)' }, ...merged]
    : merged;
}

const toConversationMessage = ({ text, isUser }: ReplyInput['messages'][number]): ConversationMessage => ({
  role: isUser ? 'user' : 'assistant',
  text: outgoing(text),
});

function conversation({ turn, attachments }: PromptInput): ChatCompletionMessageParam[] {
  const spoken = alternating(
    [...turn.recent, ...turn.messages].map(toConversationMessage).filter(({ text }) => text !== ''),
  );
  const nothingNew = turn.messages.length === 0 && attachments.length === 0;
  const ending = [
    nothingNew ? '(The patient has written nothing new. Go on.)' : '',
    recordOf(turn.collectedInfo),
    turn.diagnosis ? assessmentOf(turn.diagnosis) : '',
  ];
  const all = alternating([...spoken, { role: 'user', text: ending.filter(Boolean).join('\n') }]);
  const messages: ChatCompletionMessageParam[] = all.map(({ role, text }) => ({ role, content: text }));
  if (attachments.length === 0) return messages;
  const text: ChatCompletionContentPart = { type: 'text', text: all.at(-1)!.text };
  return [...messages.slice(0, -1), { role: 'user', content: [text, ...attachments] }];
}

function repairing({ kind, text, faults }: Repair, prompts: Prompts): ChatCompletionMessageParam[] {
  const words = [prompts.repairs[kind], ...(faults ?? []).map((fault) => `- ${fault}`)].join('\n');
  // Roles alternate here too, so a refused or truncated answer is replaced by a word.
  return [
    { role: 'assistant', content: text?.slice(0, 12_000) ?? '(no usable answer)' },
    { role: 'user', content: words },
  ];
}

/** The response format that the server accepts, and the prompt text that replaces it when it accepts none. */
function formatOf({ turn, form }: PromptInput, prompts: Prompts): { format: Partial<ModelRequest>; words: string[] } {
  const strict = responseFormat(turn.stage, turn.files.length > 0);
  if (form.format === 'json_schema') return { format: { response_format: strict }, words: [] };
  const words = [`${prompts.schema}\n\n${JSON.stringify(strict.json_schema.schema)}`];
  return { format: form.format === 'json_object' ? { response_format: { type: 'json_object' } } : {}, words };
}

/** The whole request. A test lists its keys and the data of a turn in it: nothing else is sent. */
export function toRequest(asking: PromptInput, prompts: Prompts, repair?: Repair): ModelRequest {
  const { turn, model, maxTokens, form } = asking;
  const { format, words } = formatOf(asking, prompts);
  const withFiles = turn.files.length > 0;
  const system = [
    prompts.always,
    `The session is at ${turn.stage}; it may go to: ${stagesFrom(turn.stage, withFiles).join(', ')}. The patient reads ${turn.language}.`,
    prompts.stages[turn.stage],
    ...words,
  ].join('\n\n');
  return {
    model,
    stream: true,
    ...formFields(form, maxTokens),
    ...format,
    messages: [
      { role: 'system', content: system },
      ...conversation(asking),
      ...(repair ? repairing(repair, prompts) : []),
    ],
  };
}
