import { findingById } from '../knowledge';
import { compiled } from '../knowledge/compiled';
import type { FindingRow } from '../knowledge/schema/finding';
import { capitalised, enumerateOr } from '../wording/bilingual';
import { fill } from '../wording/fill';
import type { ChoiceQuestion } from './choice-table';

const PREFIX = 'c:';
/** Asked alone and in a sentence of its own: nobody ticks these in a list. */
const ASKED_ALONE: ReadonlySet<string> = new Set([
  'suicidal',
  'suicide_plan',
  'self_harm_done',
  'alone_now',
  'harm_baby',
  'sexual_assault',
  'partner_violence',
  'life_threatened',
  'unprotected_sex',
  'pregnant',
]);

export const isChecklist = (id: string | undefined): id is string => id?.startsWith(PREFIX) ?? false;

export const asksAlone = (finding: string): boolean => ASKED_ALONE.has(finding);

/** The findings of a checklist, or the one of a yes/no question. */
export const listedIn = (id: string): string[] => id.slice(PREFIX.length).split('+');

/** How often a question was asked; a checklist also as part of a longer one. */
export const timesAsked = (asked: Readonly<Record<string, number>>, id: string): number =>
  isChecklist(id)
    ? Object.entries(asked)
        .filter(([other]) => isChecklist(other) && listedIn(id).every((item) => listedIn(other).includes(item)))
        .reduce((sum, [, times]) => sum + times, 0)
    : (asked[id] ?? 0);

/** One question about several findings; the question about the finding itself if there is only one. */
export const questionAbout = (findings: readonly string[]): string =>
  findings.length === 1 ? `f:${findings[0]}` : PREFIX + findings.join('+');

/** The checklist with this id, in which several answers can be true; undefined for an unknown finding. */
export function checklist(id: string): ChoiceQuestion | undefined {
  if (!isChecklist(id)) return undefined;
  const rows = listedIn(id).map((finding) => findingById(finding));
  if (!rows.every((row): row is FindingRow => row !== undefined)) return undefined;
  const names = enumerateOr(rows.map(({ en, sw }) => ({ en: en.name, sw: sw.name })));
  return {
    id,
    of: [],
    ask: fill(compiled.wording.interview.questions.any_of, { findings: names }),
    why: compiled.fixedQuestions.why.checklist,
    choices: rows.map(({ id: finding, en, sw }) => ({
      label: { en: capitalised(en.name), sw: capitalised(sw.name) },
      words: [],
      findings: [finding],
    })),
  };
}
