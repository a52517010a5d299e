import type { ModelCall } from '@afya/service-contracts';
import { costKES, countedUsage, totalOf } from './cost';

const usage = { prompt_tokens: 1_000_000, completion_tokens: 500_000 };

test('tokens cost the price of their tier at the configured rate', () => {
  expect(costKES(usage, { input: 0.15, output: 0.6 }, 130)).toBe(58.5);
  expect(costKES({ prompt_tokens: 1_000, completion_tokens: 500 }, { input: 2.5, output: 10 }, 130)).toBe(0.975);
});

test('a reply costs the sum of its calls', () => {
  const call: ModelCall = { model: 'm', outcome: 'done', tokenCount: 10, costKES: 0.1, responseTimeMs: 5 };
  expect(totalOf([call, { ...call, costKES: 0.2 }], 'm', 12.4)).toEqual({
    model: 'm',
    tokenCount: 20,
    costKES: 0.3,
    responseTimeMs: 12,
  });
});

test.each([
  [undefined, { prompt_tokens: 7, completion_tokens: 3 }],
  [null, { prompt_tokens: 7, completion_tokens: 3 }],
  [
    { prompt_tokens: 0, completion_tokens: 2 },
    { prompt_tokens: 0, completion_tokens: 2 },
  ],
  [{ prompt_tokens: 5 }, { prompt_tokens: 5, completion_tokens: 3 }],
  [
    { prompt_tokens: '5', completion_tokens: NaN },
    { prompt_tokens: 7, completion_tokens: 3 },
  ],
  [
    { prompt_tokens: -1, completion_tokens: 0.5 },
    { prompt_tokens: 7, completion_tokens: 3 },
  ],
])('a server that reports %j is counted as %j', (reported, counted) => {
  expect(countedUsage(reported, { prompt_tokens: 7, completion_tokens: 3 })).toEqual(counted);
});
