import { isPresent, newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { FINDINGS } from '../knowledge';
import { findingFiles, patternsOf } from '../testing/finding-files';
import { readText } from './read-text';
import { isFiniteVerb } from './swahili-verb';

/**
 * Every form of negation combined with every phrase of each finding. `{x}` is the phrase; other content of the frame
 * must still be read: "+cough" present, "-fever" absent.
 */
const FRAMES: Readonly<Record<'en' | 'sw', readonly (readonly [string, ...string[]])[]>> = {
  en: [
    ['no {x}'],
    ['without {x}'],
    ['I have no {x}'],
    ["I don't have {x}"],
    ['there is no {x}'],
    ['she has not had any {x}'],
    ['patient denies {x}'],
    ['{x}: none'],
    ['no {x} or itching'],
    ['no itching or {x}'],
    ['no itching, {x} or earache'],
    ['no itching, no {x}, no earache', '-earache'],
    ['neither itching nor {x}'],
    ['I have a cough, no {x}', '+cough'],
    ['I have a cough but no {x}', '+cough'],
    ['no {x} but I have a cough', '+cough'],
    ['no {x}, I am coughing', '+cough'],
    ['no {x}. He is coughing', '+cough'],
    ['no earache, he is drinking well, no {x}', '-earache'],
    ['he is drinking well, there is no {x} and he has a cough', '+cough'],
    ['coughing a lot, eating well, without {x}, no earache', '+cough', '-earache'],
  ],
  sw: [
    ['hakuna {x}'],
    ['hana {x}'],
    ['sina {x}'],
    ['hamna {x}'],
    ['bila {x}'],
    ['sijapata {x}'],
    ['{x} hakuna'],
    ['{x} hana'],
    ['hakuna muwasho wala {x}'],
    ['sina {x} wala muwasho'],
    ['hakuna muwasho, {x} wala maumivu ya sikio'],
    ['hakuna muwasho, hakuna {x}, hakuna maumivu ya sikio', '-earache'],
    ['nakohoa, hakuna {x}', '+cough'],
    ['nina kikohozi lakini sina {x}', '+cough'],
    ['hakuna {x} lakini nakohoa', '+cough'],
    ['hakuna {x}, nina kikohozi', '+cough'],
    ['hana {x}. Anakohoa sana', '+cough'],
    ['hana maumivu ya sikio, anakunywa maji vizuri, hakuna {x}', '-earache'],
    ['anakunywa vizuri, hana {x} na anakohoa', '+cough'],
    ['anakohoa sana, anakula vizuri, bila {x}', '+cough'],
  ],
};

/** Findings in the frames themselves, and related findings that their words imply. */
const OF_FRAMES = new Set(['cough', 'itch', 'earache', 'not_feeding', 'loss_appetite']);

/** Phrases whose negation asserts the finding on purpose: "no energy" is a symptom. */
const DENIED_IS_ILL = new Set(['unvaccinated', 'recovered_well']);

/** "Mkojo hakuna" itself means that no urine comes. */
const ASSERTED_BY_NEGATION = new Set(['kukosa mkojo hakuna']);

const isPlain = (phrase: string) => !/[~*{}|.]/.test(phrase);
/** "Hakuna amezimia", "no can't see" are not sentences: only nouns can follow "no". */
const VERBS =
  /^(?:can|cannot|very|isn't|hurts|haisaidii|nikipanda|feel|smells|stopped|run|no|not|without|wont|after|wengine|bila|been|is|am|niko|passing|mtoto|baby|moving|there|other|watu|amenyong'onyea)$/;
const isName = (phrase: string) =>
  !phrase.includes(',') && !phrase.split(' ').some((word) => isFiniteVerb(word) || VERBS.test(word));

const files = new Map(findingFiles().map((file) => [file.id, file]));
const phrasesOf = (id: string, language: 'en' | 'sw') => patternsOf(files.get(id) ?? { phrases: [] }, language);

function names(id: string, language: 'en' | 'sw'): string[] {
  const said = phrasesOf(id, language);
  const finding = FINDINGS.find((row) => row.id === id);
  const name = finding?.[language].name.replace(/ ?\(.*\)/, '').replace(/^(?:an?|the) /, '') ?? '';
  const main = said.find((phrase) => phrase && isPlain(phrase) && isName(phrase));
  return [...new Set([...(isName(name) ? [name] : []), ...(main ? [main] : [])])];
}

function wrong(id: string, language: 'en' | 'sw'): string[] {
  return names(id, language).flatMap((name) =>
    FRAMES[language].flatMap(([frame, ...also]) => {
      const text = frame.replace('{x}', name);
      const said = new Set(
        readText(text).findings.map(({ finding, state }) => `${state === 'present' ? '+' : '-'}${finding}`),
      );
      if (ASSERTED_BY_NEGATION.has(text)) return [];
      const lost = also.filter((fact) => !said.has(fact));
      return [...(said.has(`+${id}`) ? [`${text} → +${id}`] : []), ...lost.map((fact) => `${text} → no ${fact}`)];
    }),
  );
}

const ids = FINDINGS.map(({ id }) => id).filter(
  (id) => !id.endsWith('_reading') && !OF_FRAMES.has(id) && !DENIED_IS_ILL.has(id),
);

const READS_ALL_MS = 300_000;

test.each(['en', 'sw'] as const)(
  'every finding in every form of negation is absent, in %s',
  (language) => {
    expect(ids.length).toBeGreaterThan(600);
    expect(ids.flatMap((id) => wrong(id, language))).toEqual([]);
  },
  READS_ALL_MS,
);

/** "~tapika" → "sitapiki", "hatapiki", "hajatapika", "haitapiki", "hakitapiki" */
const negativeForms = (stem: string) => [
  ...['si', 'ha', 'hai', 'haki'].map((subject) => `${subject}${stem.slice(0, -1)}i`),
  `haja${stem}`,
  `sija${stem}`,
];

/** Stems whose negative form is itself a finding, or the name of another one. */
const LACKING = new Set(['amka', 'pumua', 'kojoa', 'nyonya', 'penda']);

const FEWEST_VERBS = 1_000;
const verbs = ids.flatMap((id) =>
  phrasesOf(id, 'sw').flatMap((written): [string, string, string][] => {
    const stem = /^(?:[a-z]+ )?~([a-z]+a)$/.exec(written)?.[1];
    return stem && !LACKING.has(stem) ? [[id, written, stem]] : [];
  }),
);

test('the negative forms of every Swahili verb deny its finding', () => {
  expect(verbs.length).toBeGreaterThan(FEWEST_VERBS);
  const present = verbs.flatMap(([id, phrase, stem]) =>
    negativeForms(stem)
      .map((form) => phrase.replace(`~${stem}`, form))
      .filter((text) => readText(text).findings.some(({ finding, state }) => finding === id && state === 'present'))
      .map((text) => `${text} → ${id}`),
  );
  expect(present).toEqual([]);
});

test(
  'a negation as the whole answer to another question makes no finding present',
  () => {
    const frames = {
      en: ['no {x}', 'no, no {x}'],
      sw: ['hakuna {x}', 'sio {x}', 'hapana, hana {x}'],
    };
    const present = ids.flatMap((id) =>
      (['en', 'sw'] as const).flatMap((language) =>
        names(id, language).flatMap((name) =>
          frames[language]
            .map((frame) => frame.replace('{x}', name))
            .filter((text) => isPresent(applyMessage(newCase(), text, 'f:cough'), id))
            .map((text) => `${text} → ${id}`),
        ),
      ),
    );
    expect(present).toEqual([]);
  },
  READS_ALL_MS,
);
