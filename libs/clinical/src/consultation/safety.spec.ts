import type { Language } from '@afya/contracts';
import { converse, goOn } from '../testing/converse';
import { MEANWHILE, withoutContradictions } from '../red-flags/meanwhile';
import { findRedFlags } from './find-red-flags';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';

const NO = { en: 'no', sw: 'hapana' } as const;
const YES = { en: 'yes', sw: 'ndiyo' } as const;

/** The whole consultation: further questions are denied. */
function diagnosisOf(language: Language, ...texts: string[]) {
  const replies = goOn(language, converse(language, ...texts), (id) =>
    /confirm|offer/.test(id) ? YES[language] : NO[language],
  );
  const last = replies.at(-1);
  if (!last?.diagnosis) throw new Error('no diagnosis');
  return { ...last.diagnosis, adviceLevel: last.adviceLevel };
}
const found = (text: string, language: Language = 'en') =>
  findRedFlags({ text, language, country: 'KE', collectedInfo: {}, memory: null });

test.each([
  ['my oxygen is 92', true],
  ['spo2 91 %', true],
  ['oksijeni ni 90', true],
  ['my oxygen is 94', false],
  ['no oxygen level of 92 %', false],
  ['hakuna oksijeni ya 90', false],
])('oxygen up to 92 % is an emergency: "%s" is %s', (text, emergency) => {
  expect(found(text)?.level === 'emergency').toBe(emergency);
});

test.each([
  ['en', 'she is struggling to breathe'],
  ['en', 'my 3 year old makes a harsh noise when he breathes in'],
  ['en', 'he is gasping for air'],
  ['sw', 'mtoto wangu wa miaka 2 anapumua kwa shida sana na mbavu zinaingia ndani'],
  ['sw', 'anahema kwa shida, hawezi kupumua vizuri'],
  ['sw', 'mtoto anatoa sauti akivuta pumzi, ana miaka 2'],
] as const)('%s: laboured or noisy breathing is an emergency: %s', (language, text) => {
  expect(found(text, language)?.level).toBe('emergency');
});

test.each([
  ['en', ['my son of 10 months coughs and his chest sucks in when he breathes', 'boy', '2 days'], /antibiotic/i],
  [
    'sw',
    ['mwanangu wa miezi 10 anakohoa na kifua kinaingia ndani akipumua', 'wa kiume', 'siku 2'],
    /antibiotiki|viuavijasumu/i,
  ],
] as const)(
  '%s: chest indrawing is severe pneumonia before bronchiolitis, with nothing against antibiotics',
  (...row) => {
    const [language, texts, antibiotics] = row;
    const { adviceLevel, conditionId, differentialDiagnoses, recommendations } = diagnosisOf(language, ...texts);
    expect(adviceLevel).toBe('emergency');
    expect(conditionId).toBe('severe_pneumonia');
    expect(differentialDiagnoses.map(({ conditionId: id }) => id)).not.toContain('severe_pneumonia');
    expect(recommendations.map((text) => text[language]).join(' ')).not.toMatch(antibiotics);
  },
);

test.each([
  ['en', 'I am 3 months pregnant and I saw a few drops of blood'],
  ['en', 'pregnant 32 weeks, spotting since today'],
  ['sw', 'nina mimba na nimeona damu kidogo'],
  ['sw', 'mjamzito wa miezi saba, matone ya damu ukeni'],
] as const)('%s: any bleeding in pregnancy is an emergency: %s', (language, text) => {
  expect(found(text, language)?.level).toBe('emergency');
});

test.each([
  ['en', 'there is blood in my stool', '30 male', '2 days'],
  ['en', 'I have diarrhoea with blood', '30 male', '2 days'],
  ['sw', 'choo kina damu', 'miaka 30 mwanaume', 'siku 2'],
  ['sw', 'nahara damu', 'miaka 30 mwanaume', 'siku 2'],
] as const)('%s: bloody stool is never for self-care: %s', (language, ...texts) => {
  expect(diagnosisOf(language, ...texts).adviceLevel).not.toBe('self-care');
});

test.each([
  ['en', 'my baby of 1 day has yellow eyes', 'emergency'],
  ['en', 'my newborn of 5 days is yellow and does not want to breastfeed', 'emergency'],
  ['en', 'my baby of 10 days has yellow skin but feeds well', 'urgent'],
  ['sw', 'mtoto wangu wa siku moja ana macho ya njano', 'emergency'],
  ['sw', 'mtoto wa siku kumi ana ngozi ya njano lakini ananyonya vizuri', 'urgent'],
] as const)('%s: jaundice of a newborn: "%s" is %s', (language, text, level) => {
  expect(found(text, language)?.level).toBe(level);
});

test.each([
  ['en', 'my left leg is swollen since yesterday and the calf hurts'],
  ['en', 'only one leg is swollen since today'],
  ['sw', 'mguu mmoja umevimba tangu jana na unauma nyuma'],
] as const)('%s: one swollen leg is an emergency: %s', (language, text) => {
  expect(found(text, language)?.level).toBe('emergency');
});

test.each([
  ['en', 'I have COPD and my cough and breathing have become worse'],
  ['en', 'I have had chronic bronchitis for years, now more green sputum'],
  ['sw', 'nina COPD na kikohozi na kupumua vimezidi kuwa vibaya'],
] as const)('%s: a known chronic lung disease that gets worse is at least urgent: %s', (language, text) => {
  expect(['urgent', 'emergency']).toContain(found(text, language)?.level);
});

test.each([
  ['en', ['my daughter of 5 has a fever and a cough and breathes fast', 'girl', '2 days'], /breath/i],
  [
    'sw',
    ['binti yangu wa miaka 5 ana homa, kikohozi na anapumua haraka', 'wa kike', 'siku 2'],
    /kupumua|pumzi|anapumua/i,
  ],
] as const)('%s: a reported sign raises the advice, is named as the reason and is no sign to wait for', (...row) => {
  const [language, texts, sign] = row;
  const { adviceLevel, whenToGoNow, criticalFactors } = diagnosisOf(language, ...texts);
  expect(['urgent', 'emergency']).toContain(adviceLevel);
  expect(whenToGoNow.filter((text) => sign.test(text[language]))).toEqual([]);
  expect(criticalFactors.some((text) => sign.test(text[language]))).toBe(true);
});

describe('first aid', () => {
  test('no rule has lines that contradict each other', () => {
    for (const { id, meanwhile } of RED_FLAG_RULES)
      expect([id, withoutContradictions(meanwhile)]).toEqual([id, meanwhile]);
  });

  test.each([
    ['I cannot breathe and I am confused and coughing', MEANWHILE.upright, MEANWHILE.side],
    [
      'severe stomach pain and vomiting, and watery diarrhoea, I am fainting and pass no urine',
      MEANWHILE.no_food,
      MEANWHILE.sips,
    ],
  ])('"%s" gets one of two lines that contradict each other', (text, stays, goes) => {
    const { content } = found(text) ?? { content: { en: '' } };
    expect(content.en).toContain(stays?.en);
    expect(content.en).not.toContain(goes?.en);
  });
});
