import type { CallOutcome, ModelCall } from '@afya/service-contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnProgress } from '../consultation-engine';
import { lighter, type Part } from './attachments';
import { type ModelConnection, tracedCall } from './call-once';
import type { ModelRequest } from './client';
import type { ModelGate } from './gate';
import { ModelGaveUp } from './model-gave-up';
import type { OpenAiEnv } from './openai.env';
import { UNUSABLE } from './outcomes';
import type { Repair } from './prompt';
import type { RequestForm } from './request-form';
import { nextStep } from './retry';
import type { ModelAnswer } from './schema';
import type { TierModel } from './tier';

export interface ModelAccess extends ModelConnection {
  gate: ModelGate;
  env: ModelConnection['env'] & Pick<OpenAiEnv, 'OPENAI_RETRY_MS'>;
}

export interface Question {
  tier: TierModel;
  attachments: readonly Part[];
  /** the request in the form the server accepts, with the file parts it has not rejected, with or without a repair */
  request(attachments: readonly Part[], form: RequestForm, repair?: Repair): ModelRequest;
  /** milliseconds for all calls and the pauses between them */
  budgetMs: number;
  signal: AbortSignal;
  onProgress: OnProgress;
}

export interface ModelReply {
  answer: ModelAnswer;
  calls: ModelCall[];
}

/** Calls the model until a response is valid. Throws ModelGaveUp, or the signal's reason. */
export async function askModel(access: ModelAccess, question: Question): Promise<ModelReply> {
  const { tier, signal, onProgress } = question;
  const endsAt = performance.now() + question.budgetMs;
  const remaining = () => endsAt - performance.now();
  const calls: ModelCall[] = [];
  /** the outcomes of all calls except those that only changed the request form */
  const outcomes: CallOutcome[] = [];
  let { attachments } = question;
  let repair: Repair | undefined;
  for (;;) {
    const entry = await access.gate.enter({ remainingMs: remaining(), signal });
    if (entry.denied) throw new ModelGaveUp(entry.denied, calls);
    onProgress(repair ? 'checking' : 'thinking');
    // A repair remains the same step for the patient: the answer is being checked.
    const onWriting = () => !repair && onProgress('writing');
    const form = access.forms.of(tier.model);
    const isHurried = outcomes.includes('timeout');
    const input = { tier, request: question.request(attachments, form, repair), isHurried, signal, onWriting };
    const { outcome, call } = await tracedCall(access, input, remaining()).catch(async (error: unknown) => {
      await entry.leave();
      throw error;
    });
    calls.push(call);
    await entry.leave(call);
    if (outcome.kind === 'done') return { answer: outcome.answer, calls };
    const fields = 'fields' in outcome ? outcome.fields : undefined;
    // Each refusal removes a request form, so this loop ends.
    if (fields && remaining() > 0 && access.forms.refused(tier.model, form, fields)) continue;
    outcomes.push(outcome.kind);
    const lightened = 'ofRequest' in outcome && outcome.ofRequest ? lighter(attachments) : undefined;
    const next = nextStep({
      outcomes,
      isSilent: 'isSilent' in outcome && outcome.isSilent === true,
      canLighten: lightened !== undefined,
      ...('retryAfterMs' in outcome ? { retryAfterMs: outcome.retryAfterMs } : {}),
      remainingMs: remaining(),
      baseMs: access.env.OPENAI_RETRY_MS,
    });
    if (next.do === 'give_up') throw new ModelGaveUp(next.reason, calls);
    if (next.do === 'lighten') attachments = lightened!;
    repair = next.do === 'repair' && UNUSABLE.has(outcome.kind) ? (outcome as Repair) : undefined;
    if (next.do !== 'retry') continue;
    onProgress('trying_again');
    if (next.waitMs > 0) await sleep(next.waitMs, undefined, { signal });
  }
}
