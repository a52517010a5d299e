import { canMoveStage, STAGES } from './stages';

test('a stage may be kept, but for the two that go on by themselves', () => {
  const kept = STAGES.filter((stage) => canMoveStage(stage, stage));
  expect(STAGES.filter((stage) => !kept.includes(stage))).toEqual(['final_analysis', 'final_recommendations']);
});

test('a diagnosis is only reached through its prompt', () => {
  expect(STAGES.filter((stage) => canMoveStage(stage, 'final_analysis'))).toEqual(['diagnostic_prompt']);
});

test('a completed consultation can be taken up again', () => {
  expect(canMoveStage('complete', 'follow_up')).toBe(true);
  expect(canMoveStage('complete', 'diagnostic_prompt')).toBe(false);
});
