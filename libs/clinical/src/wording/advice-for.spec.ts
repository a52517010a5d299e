import { type Case, newCase } from '../case/case';
import { GO_NOW } from '../knowledge/texts';
import { careAdvice, goNowAdvice, levelAdvice } from './advice-for';

const patient = (facts: Partial<Case>): Case => ({ ...newCase(), ...facts });
const BABY = patient({ who: 'child', ageYears: 0.25 });
const CHILD = patient({ who: 'child', ageYears: 4 });
const MAN = patient({ who: 'self', ageYears: 34, sex: 'male' });
const english = (texts: readonly { en: string }[]) => texts.map(({ en }) => en).join(' ');

test('advises breast milk under six months, and neither tea nor gargling', () => {
  const advice = english(careAdvice(['rest', 'fluids', 'gargle'], BABY));
  expect(advice).toMatch(/Breastfeed more often/);
  expect(advice).not.toMatch(/tea|porridge|argle|honey/);
  expect(english(careAdvice(['fluids', 'gargle'], CHILD))).toMatch(/Give the child.*honey/);
  expect(english(careAdvice(['fluids'], MAN))).toMatch(/^Drink often/);
});

test('addresses the carer of a child or relative, and an adult patient directly', () => {
  expect(levelAdvice('urgent', CHILD).sw).toBe('Mpeleke mtoto kwa mhudumu wa afya leo.');
  expect(levelAdvice('urgent', patient({ who: 'kin', ageYears: 70 })).sw).toBe(
    'Mpeleke mgonjwa kwa mhudumu wa afya leo.',
  );
  expect(levelAdvice('urgent', MAN).sw).toBe('Mwone mhudumu wa afya leo.');
});

test('leaves out warning signs that cannot apply to the patient', () => {
  const ids = ['no_drinking', 'pregnancy', 'child_worse', 'breathing'];
  expect(english(goNowAdvice(ids, MAN))).not.toMatch(/breastfeed|pregnancy|child/);
  expect(goNowAdvice(['no_drinking', 'child_worse'], CHILD)).toEqual([GO_NOW.no_drinking, GO_NOW.child_worse]);
  const pregnant = patient({ who: 'self', sex: 'female', findings: { pregnant: { state: 'present', weight: 1 } } });
  expect(goNowAdvice(ids, pregnant)).toContain(GO_NOW.pregnancy);
  expect(goNowAdvice(['child_worse'], MAN)).toEqual([GO_NOW.child_worse]);
});
