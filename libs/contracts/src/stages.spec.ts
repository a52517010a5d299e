import { canMoveStage, STAGES } from './stages';

test('a stage may stay the same, except the two that continue automatically', () => {
  const stable = STAGES.filter((stage) => canMoveStage(stage, stage));
  expect(STAGES.filter((stage) => !stable.includes(stage))).toEqual(['final_analysis', 'final_recommendations']);
});

test('a diagnosis is reached only from the diagnostic prompt', () => {
  expect(STAGES.filter((stage) => canMoveStage(stage, 'final_analysis'))).toEqual(['diagnostic_prompt']);
});

test('a completed consultation can return to follow-up', () => {
  expect(canMoveStage('complete', 'follow_up')).toBe(true);
  expect(canMoveStage('complete', 'diagnostic_prompt')).toBe(false);
});
