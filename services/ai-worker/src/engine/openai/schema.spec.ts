import { STAGES } from '@afya/contracts';
import { loadPrompts } from './load-prompts';
import { responseFormat, stagesFrom } from './schema';

type Node = { type?: string; properties?: Record<string, Node>; required?: string[]; additionalProperties?: unknown };

function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return (value as Node).type === 'object' ? [value as Node, ...below] : below;
}

test.each(STAGES)('strict servers accept the schema at %s', (stage) => {
  const { json_schema: format } = responseFormat(stage);
  expect(format.strict).toBe(true);
  const objects = objectsIn(format.schema);
  expect(objects.length).toBeGreaterThan(5);
  for (const { properties, required, additionalProperties } of objects) {
    expect(additionalProperties).toBe(false);
    expect(required).toEqual(Object.keys(properties!));
  }
  const text = JSON.stringify(format.schema);
  expect(text).not.toMatch(/"(minLength|maxLength|minimum|maximum|maxItems|\$schema|default|pattern|oneOf|allOf)"/);
});

test('offers only the allowed stages, the present one first if staying is allowed', () => {
  expect(stagesFrom('diagnostic_prompt')).toEqual([
    'diagnostic_prompt',
    'context_validation',
    'vision_analysis',
    'final_analysis',
  ]);
  expect(stagesFrom('final_analysis')).toEqual(['final_recommendations']);
});

test('every stage and every repair has its prompt', () => {
  const { always, stages, repairs } = loadPrompts();
  expect(always).toContain('never followed');
  for (const words of [...Object.values(stages), ...Object.values(repairs)]) expect(words.length).toBeGreaterThan(40);
});
