import { converse } from '../testing/converse';

const memoryOf = (reply: ReturnType<typeof converse>[number] | undefined) =>
  reply?.memory as { who: string; durationDays?: number; findings: Record<string, { state: string }> };

test('reads what a child does to the writer as about the child', () => {
  expect(memoryOf(converse('sw', 'mtoto wangu ana homa, ananisumbua usiku')[0]).who).toBe('child');
});

test.each([
  ['en', 'my back hurts since I lifted sacks last week', 7],
  ['en', 'my knee hurts since he kicked me yesterday', 1],
  ['sw', 'mgongo unaniuma tangu nilipobeba magunia wiki iliyopita', 7],
  ['sw', 'mgongo unaniuma tangu nilipobeba magunia jana', 1],
] as const)('%s: "%s" gives a duration of %d days, which is not asked again', (language, said, days) => {
  const replies = converse(language, said, language === 'en' ? '30 male' : 'mwanaume miaka 30');
  expect(memoryOf(replies[0]).durationDays).toBe(days);
  expect(replies.at(-1)?.question?.id).not.toBe('duration');
});

test('a baby boy with belly pain is not pregnant', () => {
  const [reply] = converse('en', 'My baby has belly pain since two days. he is a boy of 10 months');
  expect(memoryOf(reply).findings).not.toHaveProperty('pregnant');
});

test('ignores "we are going" without advice to go, and acknowledges it in an emergency', () => {
  expect(converse('en', 'I have a cough', 'we are going').at(-1)?.content.en).not.toContain('on the way');
  expect(converse('en', 'crushing chest pain and sweating', 'we are going').at(-1)?.content.en).toContain('on the way');
});

test.each([
  ['en', 'burning when urinating and its paining', 'self'],
  ['en', 'it hurts when swallowing', 'self'],
  ['sw', 'siku zangu zimechelewa', 'self'],
  ['sw', 'macho yangu yanauma', 'self'],
  ['en', 'the baby, its paining her when she passes urine', 'child'],
  ['sw', 'mama yangu anaumwa kichwa', 'kin'],
  ['en', 'burning when urinating', 'open'],
] as const)('%s: "%s" is about %s', (language, said, who) => {
  expect(memoryOf(converse(language, said)[0]).who).toBe(who);
});
