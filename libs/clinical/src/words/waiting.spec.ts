import type { Language } from '@afya/contracts';
import { replyTo } from '../reply-to';
import { converse, goOn } from '../testing/converse';

/** What is answered to `asked` once the advice was given, the second time that it is asked. */
function afterAdvice(language: Language, asked: string, ...told: string[]): string {
  const [yes, no] = language === 'en' ? ['yes', 'no'] : ['ndiyo', 'hapana'];
  const replies = goOn(language, converse(language, ...told), (id) => (/confirm|offer/.test(id) ? yes : no));
  let last = replies.at(-1);
  for (let i = 0; i < 2; i++)
    last = replyTo({
      stage: 'follow_up',
      language,
      country: 'KE',
      collectedInfo: last?.collectedInfo ?? {},
      messages: [{ text: asked, isUser: true }],
      recent: [],
      files: [],
      memory: JSON.parse(JSON.stringify(last?.memory ?? null)) as unknown,
    });
  return last?.content[language] ?? '';
}

interface Asking {
  language: Language;
  told: readonly string[];
  asked: string;
  answer: RegExp;
}
const EMERGENCY = ['crushing chest pain and sweating', '60 male, since today'];
const DHARURA = ['kifua kinabana sana na natoka jasho', 'mwanaume miaka 60, tangu leo'];

test.each<Asking>([
  { language: 'en', told: EMERGENCY, asked: 'should I wait until tomorrow?', answer: /^No, do not wait/ },
  { language: 'en', told: EMERGENCY, asked: 'can I go tomorrow morning', answer: /^No, do not wait/ },
  { language: 'sw', told: DHARURA, asked: 'nisubiri hadi kesho?', answer: /^Hapana, usisubiri/ },
  {
    language: 'sw',
    told: ['nataka kufa', 'miaka 30 mwanaume'],
    asked: 'naweza kwenda kesho asubuhi?',
    answer: /^Hapana, usisubiri/,
  },
  {
    language: 'en',
    told: ['my baby of 10 months has a fever since yesterday', 'boy'],
    asked: 'can it wait until tomorrow?',
    answer: /^No, be seen/,
  },
  {
    language: 'en',
    told: ['runny nose and sneezing since yesterday', '30 male'],
    asked: 'should I wait until tomorrow?',
    answer: /^Yes, /,
  },
])('$language: "$asked" is answered by how urgent it is', ({ language, told, asked, answer }) => {
  expect(afterAdvice(language, asked, ...told)).toMatch(answer);
});

test.each<Asking>([
  { language: 'en', told: EMERGENCY, asked: 'should I wait until tomorrow', answer: /Go now/ },
  { language: 'sw', told: DHARURA, asked: 'nisubiri hadi kesho', answer: /Nenda sasa/ },
])('$language: asked within an emergency, the answer is to go now', ({ language, told, asked, answer }) => {
  expect(converse(language, ...told, asked).at(-1)?.content[language]).toMatch(answer);
});
