import { findingById } from '../../knowledge';
import { compiled } from '../../knowledge/compiled';
import { frameAt, frameOf, kindOf, numberSign } from './frames';

interface FrameData {
  failures: string[];
  sites: string[];
  well: string[];
  findings: Record<string, unknown>;
}
const data = compiled.grammar['answer-frames'] as FrameData;

const signOf = (finding: string, answer: string) => frameAt(frameOf(finding), answer.split(' '), 0)?.sign;

describe('words of a finding that answer a question about it', () => {
  test('names only known findings', () => {
    const named = [...Object.keys(data.findings), ...data.failures, ...data.sites, ...data.well];
    expect(named.filter((id) => findingById(id) === undefined)).toEqual([]);
  });

  test('names only known groups', () => {
    expect(() => Object.keys(data.findings).map(frameOf)).not.toThrow();
  });

  const signs: readonly (readonly [string, string, number?])[] = [
    ['testicle_pain', 'inaniuma', 1],
    ['testicle_pain', 'haiumi', -1],
    ['not_feeding', 'ananyonya', -1],
    ['not_feeding', 'hanyonyi', 1],
    ['dry_cough', 'kikavu', 1],
    ['jaundice', 'meupe', -1],
    ['night_sweats', 'soaked', 1],
    ['night_sweats', 'maize', undefined],
  ];
  test('reads its own words as yes or no', () => {
    expect(signs.map(([finding, answer]) => [finding, answer, signOf(finding, answer)])).toEqual(signs);
  });

  test('compares a number only where the question asks for one', () => {
    expect([
      numberSign('high_fever_reading', 39.6),
      numberSign('high_fever_reading', 37.4),
      numberSign('cough', 3),
    ]).toEqual([1, -1, null]);
  });

  test('distinguishes questions about failure, places and being well', () => {
    expect(kindOf('not_feeding')).toEqual({ failure: true, hampers: false, site: false, good: false });
    expect(kindOf('itch_fingers')).toEqual({ failure: false, hampers: false, site: true, good: false });
    expect(kindOf('thriving')).toEqual({ failure: false, hampers: false, site: false, good: true });
  });
});
