import type { Language } from '@afya/contracts';
import { newCase } from '../case/case';
import { firstTurn } from '../evaluation/answer-case';
import { listedIn } from '../interview/checklists';
import { after } from '../testing/turns';
import { readTurn } from './hear';

/** The items of a list that are present after the answer, and whether the list is closed. */
function afterList(language: Language, list: string, text: string, known: readonly string[] = []) {
  const present = { state: 'present' as const, weight: 1 };
  const question = `c:${list.replaceAll(' ', '+')}`;
  const { patientCase } = readTurn({
    ...firstTurn(language, text),
    memory: {
      ...newCase(),
      who: 'self',
      findings: Object.fromEntries(known.map((id) => [id, present])),
      asked: { [question]: 1 },
      lastQuestion: question,
    },
  });
  const found = Object.entries(patientCase.findings).flatMap(([id, { state }]) => (state === 'present' ? [id] : []));
  return {
    found: found.filter((id) => list.split(' ').includes(id)).sort(),
    closed: patientCase.closed.includes(question),
  };
}

const URINE = 'thirst weight_loss nocturia fever weak_stream';
const BACK = 'lifting morning_stiff dysuria fever';
const HEAD = 'thunderclap fever neck_stiff vision_blur one_side_weak';
const CHEST = 'sob sweating faint heartburn exertion_pain';

test.each([
  ['en', URINE, 'yes at night 5 times', ['nocturia']],
  ['en', URINE, 'yes, at night', ['nocturia']],
  ['sw', URINE, 'ndio usiku mara tano', ['nocturia']],
  ['sw', BACK, 'kuzidi nikiinama, ndio', ['lifting']],
  ['en', BACK, 'yes when i bend', ['lifting']],
  ['sw', BACK, 'nikiinama tu', ['lifting']],
  ['en', CHEST, 'yes, with effort', ['exertion_pain']],
] as const)('%s: of "%s", the answer "%s" names %j, and the list is not asked again', (language, list, text, named) => {
  expect(afterList(language, list, text, ['back_pain', 'chest_pain', 'polyuria'])).toEqual({
    found: [...named],
    closed: true,
  });
});

test.each([
  ['en', URINE, 'not at night'],
  ['en', URINE, 'no, i sleep at night'],
  ['en', URINE, 'i dont wake at night'],
  ['sw', URINE, 'usiku hapana'],
  ['sw', URINE, 'siamki usiku'],
  ['sw', BACK, 'hapana hata nikiinama'],
  ['en', HEAD, 'on one side'],
  ['en', HEAD, 'yes it was sudden'],
  ['sw', HEAD, 'upande mmoja tu'],
  ['en', HEAD, 'my head only'],
  ['en', URINE, 'my husband works at night in another town'],
  ['en', URINE, 'yes'],
] as const)('%s: of "%s", the answer "%s" names nothing', (language, list, text) => {
  expect(afterList(language, list, text, ['headache', 'polyuria', 'back_pain']).found).toEqual([]);
});

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
