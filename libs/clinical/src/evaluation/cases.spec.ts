import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVICE_LEVELS } from '@afya/contracts';
import { z } from 'zod';
import { CONDITIONS } from '../knowledge';
import { parseCases } from './case-row';

const SETS = ['own-red-flags', 'own-common', 'own-traps'] as const;
const TRAPS = [
  'negation',
  'double-negation',
  'pseudo-negation',
  'homonym',
  'idiom',
  'sheng',
  'code-mixed',
  'other-person',
  'past-history',
  'hypothetical',
  'film-song-news',
  'injection',
  'typing-errors',
  'capitals',
  'several-complaints',
  'very-short',
  'very-long',
] as const;

const notesSchema = z.strictObject({
  pair: z.string(),
  trap: z.enum(TRAPS).optional(),
  /** number of one of the forty presentations that must be recognised */
  presentation: z
    .string()
    .regex(/^rf\d\d$/)
    .optional(),
  tests: z.string().min(1).optional(),
});
const ownCaseSchema = z
  .strictObject({
    id: z.string(),
    source: z.literal('The Afya authors, in their own words'),
    licence: z.literal("MIT, the project's own"),
    age: z.number().min(0).max(110),
    sex: z.enum(['M', 'F']),
    text: z.string().min(1).max(2000),
    gold_diagnosis: z.string().min(1),
    gold_alternatives: z.array(z.string()),
    gold_triage: z.enum(ADVICE_LEVELS),
    gold_triage_ok: z.array(z.enum(ADVICE_LEVELS)),
    lang: z.enum(['en', 'sw']),
    voice: z.literal('lay'),
    condition_id: z.string().nullable(),
    set: z.enum(SETS),
    notes: z.string().transform((text) => notesSchema.parse(JSON.parse(text))),
  })
  .refine(({ id, lang, notes }) => id === `${notes.pair}-${lang}`, 'the id is the pair and the language')
  .refine(({ set, notes }) => (set === 'own-traps') === (notes.trap !== undefined), 'a trap says what kind it is')
  .refine(({ gold_triage, gold_triage_ok }) => !gold_triage_ok.includes(gold_triage), 'no level is named twice');

const contentOf = (name: string) => readFileSync(join(__dirname, '../../cases', name), 'utf8');
const casesOf = (name: string) =>
  contentOf(name)
    .trimEnd()
    .split('\n')
    .map((line) => ownCaseSchema.parse(JSON.parse(line)));
const heldOut = casesOf('sealed/held-out.jsonl');
const development = casesOf('tuning/development.jsonl');

describe.each([
  ['sealed/held-out.jsonl', heldOut],
  ['tuning/development.jsonl', development],
])('%s', (name, cases) => {
  test('can be read by clinical:eval', () => {
    expect(parseCases(name, contentOf(name))).toHaveLength(cases.length);
  });

  test('contains every story in English and in Swahili, with the same patient and expected answer', () => {
    const ofLanguage = (language: string) =>
      cases
        .filter(({ lang }) => lang === language)
        .map((row) => ({ ...row, id: '', text: '', lang: '' }))
        .sort((a, b) => a.notes.pair.localeCompare(b.notes.pair));
    expect(ofLanguage('sw')).toEqual(ofLanguage('en'));
  });

  test('names conditions of the knowledge base', () => {
    const knownIds = new Set(CONDITIONS.map(({ id }) => id));
    const named = cases.flatMap(({ condition_id, gold_alternatives }) =>
      [condition_id ?? [], gold_alternatives].flat(),
    );
    expect(named.filter((id) => !knownIds.has(id))).toEqual([]);
  });

  test('lacks a diagnosis only where no one is ill', () => {
    const without = cases.filter(({ condition_id }) => condition_id === null);
    expect(without.filter(({ set, gold_triage }) => set !== 'own-traps' || gold_triage !== 'self-care')).toEqual([]);
  });

  test('has about as many emergencies as false friends among the traps', () => {
    const traps = cases.filter(({ set }) => set === 'own-traps');
    const share = traps.filter(({ gold_triage }) => gold_triage === 'emergency').length / traps.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  test('has about as many common complaints of each level', () => {
    for (const level of ['self-care', 'routine', 'urgent']) {
      const common = cases.filter(({ set }) => set === 'own-common');
      const share = common.filter(({ gold_triage }) => gold_triage === level).length / common.length;
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThan(0.4);
    }
  });
});

test('the two files share no id, no pair and no text', () => {
  const all = [...heldOut, ...development];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
});

test('the files contain enough cases of each kind', () => {
  const pairs = (cases: typeof heldOut, set: string) =>
    new Set(cases.filter((row) => row.set === set).map(({ notes }) => notes.pair)).size;
  const [redFlags, common, traps] = SETS.map((set) => pairs(heldOut, set));
  expect(redFlags).toBeGreaterThanOrEqual(55);
  expect(common).toBeGreaterThanOrEqual(65);
  expect(traps).toBeGreaterThanOrEqual(50);
  expect(development.length).toBeGreaterThanOrEqual(160);
});

test('the held-out cases contain each of the forty presentations and each kind of trap', () => {
  const presentations = new Set(heldOut.flatMap(({ notes }) => notes.presentation ?? []));
  expect(presentations.size).toBe(40);
  expect(new Set(heldOut.flatMap(({ notes }) => notes.trap ?? []))).toEqual(new Set(TRAPS));
});
