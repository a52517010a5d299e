import { newCase } from '../case/case';
import { applyMessage } from './listen';

describe('answers about other people', () => {
  const child = { ...newCase(), who: 'child' as const };

  it.each([
    ['f:contact_ill', 'yes his brother has the same rash and fever', 'fever'],
    ['f:contact_ill', 'yes his grandmother is coughing blood', 'haemoptysis'],
    ['f:atopy', 'yes his father is asthmatic', 'asthma'],
    ['f:family_history', 'ndio dada yake anakohoa na ana homa', 'cough'],
    ['f:family_blood', 'ndio baba yake ana selimundu', 'sickle'],
  ])('%s: "%s" is not the illness of the child', (question, text, finding) => {
    const after = applyMessage(child, text, question);

    expect(after.findings[question.slice(2)]).toMatchObject({ state: 'present' });
    expect(after.findings[finding]).toBeUndefined();
    expect(after).toMatchObject({ who: 'child', sex: undefined });
  });

  it.each([
    ['f:atopy', 'my brother is asthmatic'],
    ['f:contact_ill', 'my sister is coughing'],
    ['f:partner_sti', 'my husband has a discharge'],
  ])('%s: "%s" answers yes', (question, text) => {
    expect(applyMessage(newCase(), text, question).findings[question.slice(2)]).toMatchObject({ state: 'present' });
  });

  it('still reads what the patient has besides', () => {
    const after = applyMessage({ ...newCase(), who: 'self' }, 'no, but I have a fever', 'f:contact_ill');

    expect(after.findings).toMatchObject({ contact_ill: { state: 'absent' }, fever: { state: 'present' } });
  });
});
