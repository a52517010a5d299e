import { newCase } from '../case/case';
import { listedIn } from '../interview/checklists';
import { after } from '../testing/turns';
import { applyMessage } from './listen';

describe('a list of dangers that is answered with "yes" twice', () => {
  const reported = ['My child of 2 years is coughing since 3 days', 'a boy', 'nothing else'];

  test('is followed by a question about each danger, until one is present', () => {
    const list = after(...reported).question?.id ?? '';
    expect(listedIn(list).slice(0, 2)).toEqual(['not_feeding', 'lethargy']);
    expect(after(...reported, 'yes').question?.id).toBe(list);
    expect(after(...reported, 'yes', 'yes').question?.id).toBe('f:not_feeding');
    // "Can the child drink or breastfeed?"
    expect(after(...reported, 'yes', 'yes', 'yes').question?.id).toBe('f:lethargy');
    const found = after(...reported, 'yes', 'yes', 'yes', 'yes');
    expect(found.question?.id).not.toMatch(/^f:/);
    expect(found.adviceLevel).toBe('emergency');
  });
});

describe('a list that is answered in part', () => {
  const reported = ['its paining when passing urine, 2 days', '24 female', 'no', 'nothing else'];

  test('is asked again without the items denied by name', () => {
    const list = after(...reported).question?.id ?? '';
    expect(listedIn(list)).toEqual(['fever', 'flank_pain', 'vomiting']);
    const again = after(...reported, 'no fever').question?.id ?? '';
    expect(listedIn(again)).toEqual(['flank_pain', 'vomiting']);
  });
});

test.each(['no, i am well there', 'none of those, my urine is ok'])(
  '"%s": a clause after a denial explains it',
  (text) => {
    const reported = ['its paining when passing urine, 2 days', '24 female', 'no', 'nothing else'];
    const list = after(...reported).question?.id;
    expect(after(...reported, text).question?.id).not.toBe(list);
  },
);

test('"that is all" names none of the joints', () => {
  const { findings } = applyMessage(newCase(), 'no that is all', 'w:joint');
  expect(findings['many_joints']?.state).toBe('absent');
});

test('"ya juu ilikuwa 214" is the upper number of a blood pressure, not "yes" to a list', () => {
  const list = 'c:thunderclap+told_very_high_pressure+neck_stiff';
  const { findings } = applyMessage(newCase(), 'ya juu ilikuwa 214, leo', list);
  expect(findings.bp_very_high_reading?.state).toBe('present');
  expect(findings.thunderclap).toBeUndefined();
});

test('a blood pressure beside stopped tablets is read', () => {
  const { findings } = applyMessage(newCase(), 'the machine read 214/128. I stopped the tablets in december');
  expect(findings.bp_very_high_reading?.state).toBe('present');
});

test.each(['the finger machine at the dispensary showed 89', 'kile kidude cha kidole kilionyesha 89'])(
  '"%s" is a low oxygen reading',
  (text) => {
    expect(applyMessage(newCase(), text, 'else').findings.low_oxygen_reading?.state).toBe('present');
  },
);

test('"mimba sina nilipima" denies a pregnancy: a verb begins the next statement', () => {
  expect(applyMessage(newCase(), 'hedhi imechelewa, mimba sina nilipima').findings.pregnant?.state).toBe('absent');
});

test('"not clear and the whole head is throbbing" denies no headache', () => {
  expect(applyMessage(newCase(), 'letters are not clear and whole head is throbbing').findings.headache?.state).toBe(
    'present',
  );
});

test('after an answer of which only a part was read, the other items stay open', () => {
  const list = 'c:sad+jaundice+insomnia+pallor+craving';
  const { findings, closed } = applyMessage(newCase(), 'she stares at the wall all day, she does not sleep', list);
  expect(findings.insomnia?.state).toBe('present');
  expect(findings.sad).toBeUndefined();
  expect(closed).not.toContain(list);
});

test('the items of a list are asked twice at most, also when the second list is shorter', () => {
  const list = 'c:guilt+anxiety+recent_loss+poor_concentration';
  const asked = { ...newCase(), asked: { [list]: 1, 'c:guilt+anxiety+recent_loss': 1 } };
  const answered = applyMessage(asked, 'things with her people', 'c:guilt+anxiety+recent_loss');
  expect(answered.closed).toContain('c:guilt+anxiety+recent_loss');
});

test('"my wife left in august": the loss is the writer’s', () => {
  const { findings, who } = applyMessage(newCase(), 'i dont see the point of anything. my wife left in august');
  expect(who).toBe('self');
  expect(findings.recent_loss?.state).toBe('present');
});
