import { caseSchema } from '../case/case';
import { replyTo } from '../engine';
import type { Language } from '@afya/contracts';
import { converse, goOn } from '../testing/converse';
import { presentIn } from '../testing/present-in';
import type { ClinicalReply } from './turn';
import { factsOf } from '../case/facts';
import type { Case } from '../case/case';

const FACTS = { en: ['30 male', '2 days'], sw: ['miaka 30 mwanaume', 'siku 2'] } as const;
const YES = { en: 'yes', sw: 'ndiyo' } as const;
const NO = { en: 'no', sw: 'hapana' } as const;

const factsIn = ({ memory }: ClinicalReply) => [...factsOf(memory as Case)];
const lastOf = (replies: readonly ClinicalReply[]) => {
  const last = replies.at(-1);
  if (!last) throw new Error('no reply');
  return last;
};
/** The consultation to its diagnosis: every further question is denied, the summary confirmed. */
const finish = (language: Language, replies: readonly ClinicalReply[]) =>
  goOn(language, replies, (id) => (/confirm|offer/.test(id) ? YES[language] : NO[language]));
const raised = ({ redFlags }: ClinicalReply) => redFlags.filter((id) => !id.startsWith('withdrawn:'));

interface Withdrawal {
  language: Language;
  report: string;
  correction: string;
  flag: string;
  gone: string;
  stays?: string;
}

test.each<Withdrawal>([
  {
    language: 'en',
    report: 'I have severe stomach pain and I am vomiting',
    correction: 'no, it is not severe',
    flag: 'acute_abdomen',
    gone: 'severe_belly_pain',
    stays: 'vomiting',
  },
  {
    language: 'en',
    report: 'I have very severe stomach pain and I am vomiting',
    correction: 'not severe, just mild',
    flag: 'acute_abdomen',
    gone: 'severe_belly_pain',
    stays: 'abdominal_pain',
  },
  {
    language: 'sw',
    report: 'nina maumivu makali ya tumbo na natapika',
    correction: 'hapana, si makali',
    flag: 'acute_abdomen',
    gone: 'severe_belly_pain',
    stays: 'vomiting',
  },
  {
    language: 'en',
    report: 'I have asthma and I am wheezing, I cannot talk',
    correction: 'that is wrong, I talk well',
    flag: 'severe_asthma',
    gone: 'speech_difficulty',
    stays: 'wheeze',
  },
  {
    language: 'sw',
    report: 'nina pumu, kifua kinapiga mluzi, nashindwa kuongea',
    correction: 'nilikosea, naongea vizuri',
    flag: 'severe_asthma',
    gone: 'speech_difficulty',
    stays: 'wheeze',
  },
  {
    language: 'en',
    report: 'I cannot breathe well and my lips are swollen',
    correction: 'No, I did not say that',
    flag: 'anaphylaxis',
    gone: 'lip_tongue_swelling',
  },
  {
    language: 'sw',
    report: 'natapika damu',
    correction: 'hapana, sikusema hivyo',
    flag: 'gi_bleed',
    gone: 'blood_vomit',
  },
  {
    language: 'en',
    report: 'I have severe chest pain and sweating',
    correction: 'I did not say chest pain',
    flag: 'chest_pain_cardiac',
    gone: 'chest_pain',
    stays: 'sweating',
  },
  {
    language: 'sw',
    report: 'nina maumivu makali ya kifua na natoka jasho',
    correction: 'sikusema kifua',
    flag: 'chest_pain_cardiac',
    gone: 'chest_pain',
    stays: 'sweating',
  },
  {
    language: 'en',
    report: 'I am vomiting blood',
    correction: 'you misunderstood me',
    flag: 'gi_bleed',
    gone: 'blood_vomit',
  },
])('$language: "$correction" withdraws $flag and $gone at once and for good', (row) => {
  const { language, report, correction, flag, gone, stays } = row;
  const [before, after] = converse(language, report, correction);
  expect(before?.redFlags).toContain(flag);
  expect(after?.redFlags).toContain(`withdrawn:${flag}`);
  const end = lastOf(finish(language, converse(language, report, correction, ...FACTS[language])));
  for (const reply of [after, end]) {
    if (!reply) throw new Error('no reply');
    expect(presentIn(reply)).not.toContain(gone);
    expect(factsIn(reply)).not.toContain(gone);
    expect(raised(reply)).not.toContain(flag);
    expect(reply.emergency).toBeUndefined();
    if (stays) expect(factsIn(reply)).toContain(stays);
  }
  expect(end.diagnosis?.patient?.present.map(({ en }) => en).join()).not.toMatch(/severe|blood|lips/);
  expect(end.adviceLevel).not.toBe('emergency');
});

test('"I did not say chest pain" leaves another pain', () => {
  const after = lastOf(
    converse('en', 'I have chest pain and belly pain, and I am sweating', 'I did not say chest pain'),
  );
  expect(presentIn(after)).toContain('abdominal_pain');
  expect(presentIn(after)).not.toContain('chest_pain');
});

test('a correction that leaves no sign is acknowledged, and not greeted', () => {
  const after = lastOf(converse('en', 'I am vomiting blood', 'I did not say that'));
  expect(after.content.en).toMatch(/^Thank you, I have changed that\./);
});

test('a withdrawn finding that is reported again raises its flag again', () => {
  const after = lastOf(converse('en', 'I am vomiting blood', 'I did not say that', 'I vomited blood again'));
  expect(presentIn(after)).toContain('blood_vomit');
  expect(after.redFlags).toContain('gi_bleed');
});

test.each([
  ['sw', 'mtoto wangu anakohoa', 'mimi si mtoto', /mtoto/],
  ['en', 'my child has a cough', 'I am not a child, it is me', /\bchild\b/],
] as const)('%s: "%s", then "%s": no later text speaks of a child', (language, report, correction, child) => {
  const replies = finish(language, converse(language, report, correction, ...FACTS[language]));
  const later = replies.slice(1);
  expect((lastOf(later).memory as Case).who).toBe('self');
  const asked = later.filter(({ question }) => question && !/^(?:confirm|offer)$/.test(question.id));
  expect(asked.map(({ content }) => content[language]).filter((text) => child.test(text))).toEqual([]);
});

interface Changed {
  language: Language;
  report: string;
  correction: string;
  gone: string;
  name: RegExp;
}

test.each<Changed>([
  {
    language: 'en',
    report: 'I have a fever, a cough and a rash',
    correction: 'no, I have no rash',
    gone: 'rash',
    name: /rash/i,
  },
  {
    language: 'en',
    report: 'I have a fever, a cough and a headache',
    correction: 'I do not have a headache',
    gone: 'headache',
    name: /headache/i,
  },
  {
    language: 'sw',
    report: 'nina homa, kikohozi na upele',
    correction: 'hapana, sina upele',
    gone: 'rash',
    name: /upele/i,
  },
  {
    language: 'sw',
    report: 'nina homa, kikohozi na kichwa kinauma',
    correction: 'kichwa hakiumi',
    gone: 'headache',
    name: /kichwa/i,
  },
])('$language: "$correction" changes the summary and the card', ({ language, report, correction, gone, name }) => {
  const answered = goOn(language, converse(language, report, ...FACTS[language]), () => NO[language]);
  const at = answered.findIndex(({ question }) => question?.id === 'confirm');
  const summary = answered.slice(0, at + 1);
  expect(lastOf(summary).content[language]).toMatch(name);
  const corrected = goOn(language, summary, () => correction, 1);
  expect(presentIn(lastOf(corrected))).not.toContain(gone);
  const end = lastOf(finish(language, corrected));
  expect(presentIn(end)).not.toContain(gone);
  expect(end.diagnosis?.patient?.present.map((text) => text[language]).join()).not.toMatch(name);
});

test('"I did not say chest pain" takes back the pressure on the chest too', () => {
  const replies = converse(
    'en',
    'I have crushing chest pain and it goes to my left arm, I sweat. 50 male',
    'I did not say chest pain',
  );
  expect(replies[0]?.redFlags).toContain('chest_pain_cardiac');
  expect(replies.at(-1)?.redFlags).toEqual(['withdrawn:chest_pain_cardiac']);
});

test('a sign that was always denied does not keep a corrected alarm', () => {
  const opening = 'nina mimba ya wiki saba na tumbo linauma sana sana siwezi vumilia, miaka 25';
  const replies = converse('sw', opening, 'hapana', 'hapana', 'si makali');
  expect(replies[2]?.redFlags).toContain('ectopic');
  expect(replies.at(-1)?.redFlags).toContain('withdrawn:ectopic');
});

test('"sina maumivu makali" at the summary takes back a very strong pain', () => {
  const opening = 'nina mimba ya wiki saba na tumbo linauma sana sana siwezi vumilia, miaka 25';
  const answers = Array.from({ length: 12 }, () => 'hapana');
  const asked = converse('sw', opening, ...answers).findIndex(({ question }) => question?.id === 'confirm');
  const changed = converse('sw', opening, ...answers.slice(0, asked), 'badilisha', 'sina maumivu makali').at(-1);
  expect(changed?.redFlags).toContain('withdrawn:ectopic');
  expect(caseSchema.parse(changed?.memory).findings.abdominal_pain?.state).toBe('present');
});

test.each([
  ['en', 'i have chest pain that is crushing and i sweat, 50 male', 'i did not say chest pain, it is my back'],
  ['sw', 'kifua kinaniuma sana, kinabana, na jasho, miaka 50 mwanaume', 'sikusema kifua, ni mgongo'],
] as const)('a correction may name the place of the pain: %s', (lang, opening, correction) => {
  const corrected = converse(lang, opening, correction).at(-1);
  expect(caseSchema.parse(corrected?.memory).findings.back_pain?.state).toBe('present');
  expect(corrected?.redFlags).toEqual(['withdrawn:chest_pain_cardiac']);
});

test.each([
  ['en', 'i have heavy bleeding and i am 10 weeks pregnant, 29 years old', 'no i am not pregnant'],
  ['sw', 'natokwa damu nyingi ukeni, nina mimba ya wiki kumi, nina miaka 29', 'hapana sina mimba'],
] as const)('a pregnancy that is taken back leaves no half of it: %s', (lang, opening, correction) => {
  const [first, corrected] = converse(lang, opening, correction);
  expect(first?.redFlags).toContain('pregnant_bleeding');
  const { findings, pregnantWeeks } = caseSchema.parse(corrected?.memory);
  expect(findings.early_pregnancy?.state).toBe('absent');
  expect(pregnantWeeks).toBeUndefined();
  expect(corrected?.redFlags).toContain('withdrawn:pregnant_bleeding');
});

describe('right after an alarm, which is shown before any reply', () => {
  const afterAlarm = (language: 'en' | 'sw', ...texts: string[]) =>
    replyTo({
      stage: 'initial_gathering',
      language,
      country: 'KE',
      collectedInfo: {},
      messages: texts.map((text) => ({ text, isUser: true })),
      recent: [],
      files: [],
      memory: null,
    });
  const alarm = 'i have crushing chest pain and it goes to my left arm, 50 male';

  test.each([
    ['en', alarm, 'no, I did not say that'],
    ['en', alarm, 'i did not say chest pain, it is my back'],
    ['sw', 'kifua kinaniuma sana, kinabana, na jasho, miaka 50 mwanaume', 'sikusema hivyo'],
  ] as const)('%s: "%s", then "%s": the alarm is withdrawn, and the reply says so', (language, opening, correction) => {
    const reply = afterAlarm(language, opening, correction);
    expect(reply.redFlags).toEqual(['withdrawn:chest_pain_cardiac']);
    expect(reply.adviceLevel).not.toBe('emergency');
    expect(reply.content.en).toContain('I have changed that');
  });

  test('a denial, which may come from fear, does not end the alarm', () => {
    const reply = afterAlarm(
      'en',
      'i dont see the point of living, i want to die',
      'no i would not kill myself. 38 male',
    );
    expect(reply.redFlags).toEqual(['suicidality']);
    expect(reply.adviceLevel).toBe('emergency');
  });

  test('a message that corrects nothing withdraws nothing', () => {
    const { redFlags } = afterAlarm('en', alarm, 'since this morning');
    expect(redFlags).toEqual(['chest_pain_cardiac']);
  });
});
