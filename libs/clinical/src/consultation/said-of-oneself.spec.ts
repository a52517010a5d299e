import { converse } from '../testing/converse';

const memoryOf = (reply: ReturnType<typeof converse>[number] | undefined) =>
  reply?.memory as { who: string; durationDays?: number; findings: Record<string, { state: string }> };

test('reads what a child does to the writer as about the child', () => {
  expect(memoryOf(converse('sw', 'mtoto wangu ana homa, ananisumbua usiku')[0]).who).toBe('child');
});

test('a baby boy with belly pain is not pregnant', () => {
  const [reply] = converse('en', 'My baby has belly pain since two days. he is a boy of 10 months');
  expect(memoryOf(reply).findings).not.toHaveProperty('pregnant');
});

test('ignores "we are going" without advice to go, and acknowledges it in an emergency', () => {
  expect(converse('en', 'I have a cough', 'we are going').at(-1)?.content.en).not.toContain('on the way');
  expect(converse('en', 'crushing chest pain and sweating', 'we are going').at(-1)?.content.en).toContain('on the way');
});

test.each(['binti yangu anasema nachanganya maneno', 'mke wangu anasema macho yangu yamekuwa njano'])(
  '"%s": what another person says of the writer is about the writer',
  (text) => {
    expect(memoryOf(converse('sw', text)[0]).who).toBe('self');
  },
);
