import { FINDINGS } from '../knowledge';
import { diagnosisReplies } from '../testing/converse';
import { deniedFinding } from './bilingual';
import { mostGeneral, mostSpecific } from './most-specific';
import { inSecondPerson } from './said-to-self';

/** The whole consultation of a patient who denies everything, up to the diagnosis. */
function talk(language: 'en' | 'sw', ...texts: string[]) {
  const replies = diagnosisReplies(language, texts);
  return { replies, summary: replies.find(({ question }) => question?.id === 'confirm'), last: replies.at(-1) };
}

describe('of findings that imply each other, lists one', () => {
  test('the most specific of them', () => {
    expect(mostSpecific(['itch_night', 'itch', 'rash', 'worse_night'])).toEqual(['itch_night', 'rash']);
    expect(mostSpecific(['cough', 'sputum', 'green_sputum'])).toEqual(['green_sputum']);
    expect(mostSpecific(['cough', 'fever'])).toEqual(['cough', 'fever']);
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
  const WORDINGS = [
    ['hatoki jasho lisilo la kawaida', 'hutoki jasho lisilo la kawaida'],
    ['anapumua bila shida', 'unapumua bila shida'],
    ['hana kisukari', 'huna kisukari'],
    ['yuko macho na amechangamka', 'uko macho na umechangamka'],
    ['hakosi pumzi akitembea', 'hukosi pumzi ukitembea'],
    ['hakuna maumivu ya njia ya haja kubwa', 'hakuna maumivu ya njia ya haja kubwa'],
    ['kichwa hakibani', 'kichwa hakibani'],
    ['mtoto anacheza kama kawaida', 'mtoto anacheza kama kawaida'],
    ['mhudumu hakutaja mzio mkali', 'mhudumu hakutaja mzio mkali'],
  ] as const;
  test('in every form of the verb', () => {
    expect(WORDINGS.map(([said]) => [said, inSecondPerson(said)])).toEqual(WORDINGS);
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
