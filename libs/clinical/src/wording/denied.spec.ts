import { FINDINGS } from '../knowledge';
import { readText } from '../reader/read-text';
import { deniedFinding } from './bilingual';

/** Negated properties do not deny the thing itself: "the sore is not painless". */
const OF_SOMETHING: Readonly<Record<string, readonly string[]>> = {
  inhaler_no_help: ['asthma'],
  painless_sore: ['wound'],
  painless_haematuria: ['bleeding'],
  hard_lump: ['lump', 'swelling'],
  pressure_hard_to_control: ['hypertension'],
  epilepsy_medicine_missed: ['epilepsy'],
  hot_dry_skin: ['sweating'],
};

const ids = FINDINGS.map(({ id }) => id);

test.each(['en', 'sw'] as const)('the text of an absent finding is not read as present, in %s', (language) => {
  const wrong = ids.flatMap((id) => {
    const wording = deniedFinding(id)[language];
    return readText(wording)
      .findings.filter(({ state, finding }) => state === 'present' && !OF_SOMETHING[id]?.includes(finding))
      .map(({ finding }) => `${wording} → ${finding}`);
  });
  expect(wrong).toEqual([]);
});

test('the texts are grammatical: no article after "no", no verb after "hakuna"', () => {
  for (const id of ids) {
    const { en, sw } = deniedFinding(id);
    expect(en).not.toMatch(/^no (?:an?|the|no|not|being|able|getting|complaints) /);
    expect(sw).not.toMatch(/^(?:hakuna|hana) (?:kushindwa|kukosa|kuja|kuzidi|(?:uso|miguu|pua|tumbo) ku)/);
  }
  expect(deniedFinding('palpitations').en).toBe('no racing heart');
  expect(deniedFinding('not_feeding').en).toBe('able to drink or breastfeed');
  expect(deniedFinding('comes_and_goes').en).toBe('does not come and go');
});
