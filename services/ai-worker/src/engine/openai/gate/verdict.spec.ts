import { CALL_OUTCOMES, type CallOutcome } from '@afya/service-contracts';
import { verdictOf } from './verdict';

const CALL_MS = 45_000;
const call = (outcome: CallOutcome, responseTimeMs = CALL_MS) => ({
  model: 'm',
  outcome,
  tokenCount: 0,
  costKES: 0,
  responseTimeMs,
});

test('maps each outcome to a verdict on the server', () => {
  const verdicts = CALL_OUTCOMES.map((outcome) => [outcome, verdictOf(call(outcome), CALL_MS)]);
  expect(Object.fromEntries(verdicts)).toEqual({
    done: 'well',
    refusal: 'well',
    truncated: 'well',
    content_filter: 'well',
    wrong_schema: 'well',
    broken_json: 'well',
    rejected: 'well',
    server_error: 'failed',
    timeout: 'failed',
    connection: 'failed',
    unauthorized: 'failed',
    quota: 'shut',
    rate_limited: 'nothing',
  });
});

test('a call with too little time, or that was aborted, has no verdict', () => {
  expect(verdictOf(call('timeout', 2_000), CALL_MS)).toBe('nothing');
  expect(verdictOf(undefined, CALL_MS)).toBe('nothing');
});
