import { type Case, newCase } from '../consultation/case';
import { CARE, GO_NOW } from '../knowledge/texts';
import { careAdvice, goNowAdvice, levelAdvice } from './advice-for';
import { CARE_OF_BABY, CARE_OF_CHILD } from './child-care';

const patient = (facts: Partial<Case>): Case => ({ ...newCase(), ...facts });
const BABY = patient({ who: 'child', ageYears: 0.25 });
const CHILD = patient({ who: 'child', ageYears: 4 });
const MAN = patient({ who: 'self', ageYears: 34, sex: 'male' });
const english = (texts: readonly { en: string }[]) => texts.map(({ en }) => en).join(' ');

test('every text for a child stands for one that there is', () => {
  const ids = [...Object.keys(CARE_OF_CHILD), ...Object.keys(CARE_OF_BABY)];
  expect(ids.filter((id) => !CARE[id])).toEqual([]);
});

test('under six months there is breast milk, and neither tea nor gargling', () => {
  const said = english(careAdvice(['rest', 'fluids', 'gargle'], BABY));
  expect(said).toMatch(/Breastfeed more often/);
  expect(said).not.toMatch(/tea|porridge|argle|honey/);
  expect(english(careAdvice(['fluids', 'gargle'], CHILD))).toMatch(/Give the child.*honey/);
  expect(english(careAdvice(['fluids'], MAN))).toMatch(/^Drink often/);
});

test('a mother takes the child, a son takes his mother, an adult goes by himself', () => {
  expect(levelAdvice('urgent', CHILD).sw).toBe('Mpeleke mtoto kwa mhudumu wa afya leo.');
  expect(levelAdvice('urgent', patient({ who: 'kin', ageYears: 70 })).sw).toBe(
    'Mpeleke mgonjwa kwa mhudumu wa afya leo.',
  );
  expect(levelAdvice('urgent', MAN).sw).toBe('Mwone mhudumu wa afya leo.');
});

test('what cannot be true of the patient is no reason to go at once', () => {
  const ids = ['no_drinking', 'pregnancy', 'child_worse', 'breathing'];
  expect(english(goNowAdvice(ids, MAN))).not.toMatch(/breastfeed|pregnancy|child/);
  expect(goNowAdvice(['no_drinking', 'child_worse'], CHILD)).toEqual([GO_NOW.no_drinking, GO_NOW.child_worse]);
  const pregnant = patient({ who: 'self', sex: 'female', findings: { pregnant: { state: 'present', weight: 1 } } });
  expect(goNowAdvice(ids, pregnant)).toContain(GO_NOW.pregnancy);
  expect(goNowAdvice(['child_worse'], MAN)).toEqual([GO_NOW.child_worse]);
});
