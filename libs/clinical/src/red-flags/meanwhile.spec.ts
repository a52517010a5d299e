import { withoutContradictions } from './meanwhile';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';

test('no rule has lines of first aid that contradict each other', () => {
  for (const { id, meanwhile } of RED_FLAG_RULES)
    expect([id, withoutContradictions(meanwhile)]).toEqual([id, meanwhile]);
});
