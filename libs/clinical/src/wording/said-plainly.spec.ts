import { FINDINGS } from '../knowledge';
import { converse, goOn } from '../testing/converse';
import { deniedFinding } from './bilingual';
import { mostGeneral, mostSpecific } from './most-specific';
import { inSecondPerson } from './said-to-self';

const yes = (language: 'en' | 'sw') => (language === 'en' ? 'yes' : 'ndiyo');
const no = (language: 'en' | 'sw') => (language === 'en' ? 'no' : 'hapana');

/** The whole consultation of a patient who denies everything, up to the diagnosis. */
function talk(language: 'en' | 'sw', ...texts: string[]) {
  const replies = goOn(language, converse(language, ...texts), (id) =>
    id === 'confirm' || id === 'offer' ? yes(language) : no(language),
  );
  return { replies, summary: replies.find(({ question }) => question?.id === 'confirm'), last: replies.at(-1) };
}

describe('of findings that imply each other, lists one', () => {
  test.each([
    ['muwasho unaozidi usiku, upele', ['itch_night', 'itch', 'rash', 'worse_night'], ['itch_night', 'rash']],
    ['green phlegm', ['cough', 'sputum', 'green_sputum'], ['green_sputum']],
    ['a cough and a fever', ['cough', 'fever'], ['cough', 'fever']],
  ])('%s', (_said, ids, expected) => {
    expect(mostSpecific(ids)).toEqual(expected);
  });

  test('lists the most general absent finding', () => {
    expect(mostGeneral(['cough', 'green_sputum', 'fever'])).toEqual(['cough', 'fever']);
  });

  test('the summary does not say "phlegm, and green phlegm"', () => {
    const { summary } = talk('sw', 'nina kikohozi na makohozi ya kijani kwa siku nne', 'miaka 20 mwanaume');
    expect(summary?.content.sw).toContain('Dalili: makohozi ya kijani au ya manjano\n');
  });
});

describe('addresses the patient in the second person', () => {
  test.each([
    ['hatoki jasho lisilo la kawaida', 'hutoki jasho lisilo la kawaida'],
    ['anapumua bila shida', 'unapumua bila shida'],
    ['hana kisukari', 'huna kisukari'],
    ['yuko macho na amechangamka', 'uko macho na umechangamka'],
    ['hakosi pumzi akitembea', 'hukosi pumzi ukitembea'],
    ['hakuna maumivu ya njia ya haja kubwa', 'hakuna maumivu ya njia ya haja kubwa'],
    ['kichwa hakibani', 'kichwa hakibani'],
    ['mtoto anacheza kama kawaida', 'mtoto anacheza kama kawaida'],
    ['mhudumu hakutaja mzio mkali', 'mhudumu hakutaja mzio mkali'],
  ])('%s', (said, expected) => {
    expect(inSecondPerson(said)).toBe(expected);
  });

  test('no absent finding keeps a verb in the third person', () => {
    const third = /(?:^|[ ,])(?:haja[a-z]{3,}|ana[a-z]{2,}|hatu[a-z]+i|yuko|hana)(?= |,|$)/;
    const left = FINDINGS.map(({ id }) => inSecondPerson(deniedFinding(id).sw)).filter(
      (said) => third.test(said) && !/mtoto|mhudumu|mpenzi|hakuna mtu/.test(said),
    );
    expect(left).toEqual([]);
  });

  test('addresses the patient in the summary and the reasons, except for a child', () => {
    const { summary } = talk('sw', 'nina homa tangu jana', 'miaka 30 mwanaume');
    expect(summary?.content.sw).toContain('hujachanganyikiwa');
    expect(summary?.content.sw).not.toContain('hajachanganyikiwa');
    const child = talk('sw', 'mtoto wangu ana homa tangu jana', 'miaka 6, mvulana');
    expect(child.summary?.content.sw).toMatch(/hajachanganyikiwa/i);
  });
});

test.each([
  ['en', 'I have taken diclofenac for my back pain', 'diclofenac', 'frequent painkillers'],
  ['sw', 'nimemeza brufen kwa maumivu ya mgongo', 'brufen', 'dawa za maumivu mara kwa mara'],
] as const)('%s: repeats a medicine as the patient named it', (language, said, name, never) => {
  const { replies, summary } = talk(language, said, language === 'en' ? '30 male, since today' : 'miaka 30 mwanaume');
  expect(replies[0]?.content[language].toLowerCase()).toContain(name);
  for (const reply of [replies[0], summary]) expect(reply?.content[language]).not.toContain(never);
});

test.each([
  ['en', 'I want to die', '30 male', 'less likely'],
  ['sw', 'nataka kufa', 'miaka 30 mwanaume', 'yanapunguza uwezekano'],
  ['en', 'crushing chest pain and sweating', '60 male, since today', 'less likely'],
] as const)('%s: does not mention findings against an emergency ("%s")', (language, said, who, never) => {
  const { last } = talk(language, said, who);
  expect(last?.adviceLevel).toBe('emergency');
  expect(last?.content[language]).not.toContain(never);
});

test('does not say "at once" next to "today" for possible pre-eclampsia, and lists no tooth decay', () => {
  const { last } = talk('en', 'I am 34 weeks pregnant and my head aches a little', '26', 'since today');
  expect(last?.adviceLevel).toBe('urgent');
  expect(last?.content.en).not.toMatch(/at once/);
  const others = last?.diagnosis?.differentialDiagnoses.map(({ conditionId }) => conditionId);
  expect(others).not.toContain('tooth_decay');
});

test('advises a malaria test for a child with fever and diarrhoea', () => {
  const { last } = talk('en', 'my child of 10 months has diarrhoea and fever since yesterday', 'boy');
  expect(last?.diagnosis?.tests?.map(({ en }) => en)).toContain('malaria test');
});
