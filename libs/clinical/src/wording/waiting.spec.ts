import type { Language } from '@afya/contracts';
import { replyTo } from '../engine';
import { converse, goOn } from '../testing/converse';

/** The answer to `question` after the advice, the second time it is asked. */
function afterAdvice(language: Language, question: string, ...messages: string[]): string {
  const [yes, no] = language === 'en' ? ['yes', 'no'] : ['ndiyo', 'hapana'];
  const replies = goOn(language, converse(language, ...messages), (id) => (/confirm|offer/.test(id) ? yes : no));
  let last = replies.at(-1);
  for (let i = 0; i < 2; i++)
    last = replyTo({
      stage: 'follow_up',
      language,
      country: 'KE',
      collectedInfo: last?.collectedInfo ?? {},
      messages: [{ text: question, isUser: true }],
      recent: [],
      files: [],
      memory: JSON.parse(JSON.stringify(last?.memory ?? null)) as unknown,
    });
  return last?.content[language] ?? '';
}

interface Asking {
  language: Language;
  messages: readonly string[];
  question: string;
  answer: RegExp;
}
const EMERGENCY = ['crushing chest pain and sweating', '60 male, since today'];
const DHARURA = ['kifua kinabana sana na natoka jasho', 'mwanaume miaka 60, tangu leo'];

test.each<Asking>([
  { language: 'en', messages: EMERGENCY, question: 'should I wait until tomorrow?', answer: /^No, do not wait/ },
  { language: 'en', messages: EMERGENCY, question: 'can I go tomorrow morning', answer: /^No, do not wait/ },
  { language: 'sw', messages: DHARURA, question: 'nisubiri hadi kesho?', answer: /^Hapana, usisubiri/ },
  {
    language: 'sw',
    messages: ['nataka kufa', 'miaka 30 mwanaume'],
    question: 'naweza kwenda kesho asubuhi?',
    answer: /^Hapana, usisubiri/,
  },
  {
    language: 'en',
    messages: ['my baby of 10 months has a fever since yesterday', 'boy'],
    question: 'can it wait until tomorrow?',
    answer: /^No, be seen/,
  },
  {
    language: 'en',
    messages: ['runny nose and sneezing since yesterday', '30 male'],
    question: 'should I wait until tomorrow?',
    answer: /^Yes, /,
  },
])('$language: answers "$question" by the advice level', ({ language, messages, question, answer }) => {
  expect(afterAdvice(language, question, ...messages)).toMatch(answer);
});

test.each<Asking>([
  { language: 'en', messages: EMERGENCY, question: 'should I wait until tomorrow', answer: /Go now/ },
  { language: 'sw', messages: DHARURA, question: 'nisubiri hadi kesho', answer: /Nenda sasa/ },
])('$language: answers "go now" in an emergency', ({ language, messages, question, answer }) => {
  expect(converse(language, ...messages, question).at(-1)?.content[language]).toMatch(answer);
});
