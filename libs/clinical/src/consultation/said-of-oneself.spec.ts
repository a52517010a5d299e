import { converse } from '../testing/converse';

const memoryOf = (reply: ReturnType<typeof converse>[number] | undefined) =>
  reply?.memory as { who: string; durationDays?: number; findings: Record<string, { state: string }> };

test.each([
  'mgongo unaniuma tangu jana',
  'kichwa kinaniuma',
  'tumbo linaniuma',
  'mikono inaniwasha',
  'masikio yananiuma',
  'mikono inaniuma',
])('reads "%s" as about the writer', (said) => {
  const [reply] = converse('sw', said);
  expect(memoryOf(reply).who).toBe('self');
  expect(reply?.content.sw).toContain('Una umri gani');
});

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

test.each([
  ['sw', 'nikikojoa inachoma na naenda choo kila mara'],
  ['en', 'it burns when I pee and I go all the time'],
] as const)('%s: reads "%s" as passing urine often, not as going to a hospital', (language, said) => {
  const [reply] = converse(language, said);
  expect(memoryOf(reply).findings).toMatchObject({ dysuria: { state: 'present' }, polyuria: { state: 'present' } });
  expect(reply?.content[language]).not.toMatch(/on the way|njiani/);
});

test('a baby boy with belly pain is not pregnant', () => {
  const [reply] = converse('en', 'My baby has belly pain since two days. he is a boy of 10 months');
  expect(memoryOf(reply).findings).not.toHaveProperty('pregnant');
});

test('ignores "we are going" without advice to go, and acknowledges it in an emergency', () => {
  expect(converse('en', 'I have a cough', 'we are going').at(-1)?.content.en).not.toContain('on the way');
  expect(converse('en', 'crushing chest pain and sweating', 'we are going').at(-1)?.content.en).toContain('on the way');
});
