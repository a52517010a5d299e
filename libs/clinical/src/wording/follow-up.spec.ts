import type { Language } from '@afya/contracts';
import { replyTo } from '../engine';
import { diagnosisReplies } from '../testing/converse';
import type { ClinicalReply } from '../consultation/turn';

const diagnosed = (language: Language) =>
  diagnosisReplies(
    language,
    language === 'en'
      ? ['I have a fever, chills and a headache', '30', 'male']
      : ['nina homa, baridi na kichwa kinauma', '30', 'mwanaume'],
    'unknown',
  ).at(-1);
const ask = (language: Language, before: ClinicalReply | undefined, text: string) =>
  replyTo({
    stage: 'follow_up',
    language,
    country: 'KE',
    collectedInfo: before?.collectedInfo ?? {},
    messages: [{ text, isUser: true }],
    recent: [],
    files: [],
    memory: JSON.parse(JSON.stringify(before?.memory ?? null)) as unknown,
  });

test.each([
  ['en', 'can I have sex if my partner has gonorrhoea and I have a discharge?', 'what can I do at home?'],
  ['sw', 'je naweza kufanya mapenzi bila kondomu nikiwa na uchafu ukeni?', 'nifanye nini nyumbani?'],
] as const)('%s: findings named in a question do not change the advice', (language, question, plain) => {
  const before = diagnosed(language);
  const asked = ask(language, before, question);
  expect(asked.content[language]).toBe(ask(language, before, plain).content[language]);
  expect(asked.memory).toMatchObject({ findings: (before?.memory as { findings: object }).findings });
});
