import type { Language } from '@afya/contracts';
import { replyTo } from '../engine';
import { converse, goOn } from '../testing/converse';
import type { ClinicalReply } from '../consultation/turn';

const diagnosed = (language: Language) => {
  const start = language === 'en' ? 'I have a fever, chills and a headache' : 'nina homa, baridi na kichwa kinauma';
  const yes = language === 'en' ? 'yes' : 'ndiyo';
  const opening = converse(language, start, '30', language === 'en' ? 'male' : 'mwanaume');
  const replies = goOn(language, opening, (id) => (/confirm|offer/.test(id) ? yes : 'sijui'));
  return replies.at(-1);
};
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
  ['en', 'why do you think so?', /You told me of/],
  ['en', 'are you sure?', /out of 100/],
  ['en', 'what should I eat?', /small meals/],
  ['en', 'how long will it take?', /three days/],
  ['en', 'what else could it be?', /could also be/],
  ['en', 'can I give it to my child?', /mosquitoes/],
  ['sw', 'kwa nini unafikiri hivyo?', /Umeniambia/],
  ['sw', 'nitapona lini?', /siku tatu/],
  ['sw', 'nile nini?', /kidogo kidogo/],
  ['sw', 'inaweza kuwa nini kingine?', /Huenda pia ikawa/],
  ['sw', 'inaambukiza?', /mbu/],
  ['sw', 'nipige dawa gani', /^Mhudumu wa afya ndiye/],
] as const)('%s: answers "%s"', (language, question, answer) => {
  expect(ask(language, diagnosed(language), question).content[language]).toMatch(answer);
});

test.each(['what can I do at home?', 'which medicine should I take?', 'when should I go to hospital?', 'what is it?'])(
  'gives a further answer when "%s" is asked again',
  (question) => {
    const first = ask('en', diagnosed('en'), question);
    const second = ask('en', first, question);
    expect(second.content.en).not.toBe(first.content.en);
    const fifth = [1, 2, 3].reduce((so) => ask('en', so, question), second);
    expect(fifth.content.en).toMatch(/all I can say/);
  },
);

test.each([
  ['en', 'can I have sex if my partner has gonorrhoea and I have a discharge?', 'what can I do at home?'],
  ['sw', 'je naweza kufanya mapenzi bila kondomu nikiwa na uchafu ukeni?', 'nifanye nini nyumbani?'],
] as const)('%s: findings named in a question do not change the advice', (language, question, plain) => {
  const before = diagnosed(language);
  const asked = ask(language, before, question);
  expect(asked.content[language]).toBe(ask(language, before, plain).content[language]);
  expect(asked.memory).toMatchObject({ findings: (before?.memory as { findings: object }).findings });
});
