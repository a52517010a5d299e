import { RED_FLAGS } from '@afya/contracts';
import fc from 'fast-check';
import { type Case, newCase, withFinding } from '../case/case';
import { factsOf } from '../case/facts';
import { applyMessage } from './listen';
import type { RedFlagInput } from './turn';
import { findRedFlags } from './find-red-flags';
import { raiseFlags } from '../red-flags/raise-flags';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';

const input = (text: string, more: Partial<RedFlagInput> = {}): RedFlagInput => ({
  text,
  language: 'en',
  country: 'KE',
  collectedInfo: {},
  memory: null,
  ...more,
});

test('the dashboard has labels for exactly these rules', () => {
  expect(RED_FLAG_RULES.map(({ id }) => id)).toEqual([...RED_FLAGS]);
});

test('the message contains the danger, the numbers of the country and first aid, in both languages', () => {
  const found = findRedFlags(input('My son had a convulsion and will not wake', { country: 'KE' }));
  expect(found?.content.en).toMatch(/999/);
  expect(found?.content.en).toMatch(/by any transport/);
  expect(found?.content.sw).toMatch(/kwa usafiri wowote/);
  expect(found?.emergency.numbers.map(({ number }) => number)).toContain('112');
});

test('does not tell an unconscious person to sit upright when the consultation was about the writer', () => {
  const memory = withFinding({ ...newCase(), who: 'self' }, 'rash', { state: 'present', weight: 1 });
  const found = findRedFlags(input('mama amezirai na hapumui', { memory }));
  expect(found?.level).toBe('emergency');
  expect(found?.content.sw).not.toMatch(/Kaa wima/);
  expect(found?.content.sw).toMatch(/mpulizie hewa mara mbili/);
});

describe('another person in danger', () => {
  const about = (...texts: string[]) => texts.reduce((patientCase, told) => applyMessage(patientCase, told), newCase());

  test('is not mixed with the patient, neither in the memory nor in the record', () => {
    const [start, message] = ['I have a rash on my arm', 'my mother has collapsed and is not breathing'];
    const states: Partial<RedFlagInput>[] = [{ memory: about(start) }, { collectedInfo: { symptoms: start } }];
    for (const state of states) {
      const { flags, level } = findRedFlags(input(message, state)) ?? { flags: [] };
      expect(level).toBe('emergency');
      expect(flags[0]).toBe('cannot_breathe');
      expect(flags).not.toContain('anaphylaxis');
    }
    const after = about(start, message);
    expect(after.findings).toEqual(about(start).findings);
    expect(after.others).toContain('cannot_breathe');
  });

  test('reads "hapumui bado" as about that person', () => {
    const memory = about('Nina upele kwenye mkono', 'mama amezirai na hapumui');
    expect(findRedFlags(input('hapumui bado, nifanyeje', { memory }))?.flags).not.toContain('anaphylaxis');
    expect(findRedFlags(input('sasa nashindwa kupumua', { memory }))?.flags).toContain('anaphylaxis');
  });

  test.each([
    ['Nina upele kwenye mkono', 'mama amezirai na hapumui', 'hapumui bado'],
    ['I have a rash on my arm', 'my mother has collapsed and is not breathing', 'she is still not breathing'],
  ])('after "%s" and the unread "%s", reads "%s" as about that person', (start, danger, still) => {
    const memory = about(start);
    const first = findRedFlags(input(danger, { memory }));
    const found = findRedFlags(input(still, { memory, others: first?.others }));
    expect(found?.flags).not.toContain('anaphylaxis');
    expect(found?.level).toBe('emergency');
    expect(found?.others).toEqual(expect.arrayContaining(first?.others ?? ['?']));
    expect(found?.content.en).not.toContain('Sit upright');
  });
});

test.each([
  ['my husband beats me and says he will kill me', 'en', /where that person is not/],
  ['mume wangu amenipiga na kutishia kuniua', 'sw', /mahali ambapo mtu huyo hayupo/],
] as const)('"%s": gives the violence line, and a safe place before a hospital', (message, language, place) => {
  const found = findRedFlags(input(message, { language }));
  expect(found?.level).toBe('emergency');
  expect(found?.emergency.numbers.map(({ number }) => number)).toContain('1195');
  expect(found?.content[language]).toMatch(place);
  expect(found?.content[language]).not.toMatch(/by any transport|kwa usafiri wowote/);
  const { who, findings, others } = applyMessage(newCase(), message);
  expect({ who, others }).toEqual({ who: 'self', others: undefined });
  expect(findings.life_threatened?.state).toBe('present');
});

test('does not raise a flag for an old accident', () => {
  expect(findRedFlags(input('niligongwa na gari leo asubuhi'))?.flags).toContain('high_risk_injury');
  expect(findRedFlags(input('niligongwa na gari mwaka jana, goti bado linauma'))).toBeNull();
  const week = { ...newCase(), durationDays: 7 };
  expect(findRedFlags(input('I was hit by a car', { memory: week }))).toBeNull();
});

test('gives crisis lines first and its own text for a risk of self-harm', () => {
  const found = findRedFlags(input('nataka kujiua', { language: 'sw' }));
  expect(found?.emergency.numbers[0]?.number).toBe('1190');
  expect(found?.content.sw).toMatch(/Hauko peke yako/);
});

test('gives the transport line to a mother in Tanzania, and 112 in an unknown country', () => {
  const text = 'I am pregnant and bleeding';
  expect(findRedFlags(input(text, { country: 'TZ' }))?.emergency.numbers.map(({ number }) => number)).toContain('115');
  expect(findRedFlags(input(text, { country: 'XX' }))?.emergency.numbers.map(({ number }) => number)).toEqual(['112']);
});

test('reads a yes to a question about a danger sign as the sign', () => {
  const memory = withFinding(newCase(), 'fever', { state: 'present', weight: 1 });
  expect(findRedFlags(input('ndiyo', { memory, lastQuestion: 'f:neck_stiff' }))?.flags).toContain('meningitis');
  expect(findRedFlags(input('hapana', { memory, lastQuestion: 'f:neck_stiff' }))).toBeNull();
});

test('does not raise a known flag again after small talk, but does when it is reported again', () => {
  const memory = withFinding(newCase(), 'convulsion', { state: 'present', weight: 1 });
  expect(findRedFlags(input('ok, thank you', { memory }))).toBeNull();
  expect(findRedFlags(input('he has convulsions again', { memory }))?.flags).toContain('convulsion');
});

describe('after an emergency message', () => {
  const chest = ['chest_pain', 'sweating'].reduce<Case>(
    (patientCase, id) => withFinding(patientCase, id, { state: 'present', weight: 1 }),
    { ...newCase(), ageYears: 50, who: 'kin' },
  );

  test.each([
    ['f:sob', 'no, but the chest pain is there and he sweats'],
    ['duration', 'the chest pain and the sweating since yesterday'],
    ['else', 'maumivu ya kifua na jasho jingi'],
  ])('raises nothing for an answer to %s without new findings: %s', (lastQuestion, text) => {
    expect(findRedFlags(input(text, { memory: chest, lastQuestion }))).toBeNull();
  });

  test('raises another danger reported in an answer', () => {
    const found = findRedFlags(input('yes, and now he does not wake', { memory: chest, lastQuestion: 'f:sob' }));
    expect(found?.level).toBe('emergency');
    expect(found?.flags.length).toBeGreaterThan(0);
  });

  test('raises the same danger again when it recurs', () => {
    const found = findRedFlags(
      input('the chest pain and sweating came again', { memory: chest, lastQuestion: 'f:sob' }),
    );
    expect(found?.level).toBe('emergency');
  });

  test('combines findings in the record with the new message', () => {
    const first = findRedFlags(input('my husband, 50 years, has crushing chest pain and sweats'));
    const collectedInfo = first?.collectedInfo ?? {};
    expect(findRedFlags(input('chest pain since the morning, he sweats', { collectedInfo }))).toBeNull();
  });
});

test('treats an invalid memory as no memory', () => {
  expect(findRedFlags(input('hello', { memory: { findings: 'x' } }))).toBeNull();
});

const dangers = RED_FLAG_RULES.flatMap(({ when }) => when.flatMap((line) => line.split(/[ |]/))).filter(
  (fact) => !fact.startsWith('@'),
);

test('absent findings never raise a flag, and more of them never a higher one', () => {
  fc.assert(
    fc.property(fc.subarray([...new Set(dangers)]), (ids) => {
      const denied = ids.reduce<Case>(
        (patientCase, id) => withFinding(patientCase, id, { state: 'absent', weight: 1 }),
        {
          ...newCase(),
          ageYears: 3,
        },
      );
      expect(raiseFlags(factsOf(denied))).toEqual([]);
    }),
  );
});

test.each([
  ['Ndiyo', true],
  ['shingo imekakamaa sana', true],
  ['mtoto amezirai na hapumui', false],
])('after a question about a stiff neck, "%s" is an answer: %s', (text, answered) => {
  const memory = { ...applyMessage(newCase(), 'nina homa kali na kichwa kinauma'), lastQuestion: 'f:neck_stiff' };
  const found = findRedFlags(input(text, { language: 'sw', memory, lastQuestion: 'f:neck_stiff' }));
  expect(found?.level).toBe('emergency');
  expect(found?.answered).toBe(answered);
});
