import type { Case } from '../case/case';
import { factsOf } from '../case/facts';
import { rank, sharesOf } from '../inference/rank';
import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import { raiseFlags } from '../red-flags/raise-flags';

/** Views of the engine's results as lines of text, for developers. */

/** The findings of a text, each with the words it was read from. */
export function readingLines(text: string): string[] {
  const { findings, ageYears, sex, patient, measures } = readText(text);
  const facts = { ageYears, sex, patient, ...measures, findings: measures.findings.join(' ') };
  const stated = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return [
    ...findings.map(({ finding, state, weight, experiencer, past, start, end }) => {
      const marks = [
        state,
        weight < 1 ? `weight ${weight}` : '',
        experiencer === 'self' ? '' : `experiencer ${experiencer}`,
        past ? 'past' : '',
      ];
      return `${finding.padEnd(26)} ${marks.filter(Boolean).join(', ').padEnd(24)} ${start}–${end} "${text.slice(start, end)}"`;
    }),
    stated.map(([name, value]) => `${name} ${String(value)}`).join(', '),
  ].filter(Boolean);
}

export function flagLines(patientCase: Case): string[] {
  return raiseFlags(factsOf(patientCase)).map(({ id, level, may }) => `${level} ${id}: ${may.en}`);
}

/** The first `places` candidates, each with the contribution of every finding in log-odds. */
export function rankingLines(patientCase: Case, places: number, withShares = true): string[] {
  return rank(patientCase)
    .slice(0, places)
    .flatMap(({ condition, probability }) => {
      const line = `${(100 * probability).toFixed(1).padStart(5)} %  ${condition.id} (${condition.triage})`;
      if (!withShares) return [line];
      const contributions = sharesOf(condition, patientCase).sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
      return [
        line,
        ...contributions.map(
          ({ finding, share }) => `           ${signed(share)}  ${finding}${absent(patientCase, finding)}`,
        ),
      ];
    });
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(2)}`;
const absent = (patientCase: Case, finding: string) =>
  patientCase.findings[finding]?.state === 'absent' ? ' (absent)' : '';

export function caseLines(patientCase: Case): string[] {
  const by = (state: string) =>
    Object.keys(patientCase.findings).filter((id) => patientCase.findings[id]?.state === state);
  const background = by('present').filter((id) => findingById(id)?.kind === 'background');
  return [
    `present ${
      by('present')
        .filter((id) => !background.includes(id))
        .join(' ') || '-'
    }`,
    `background ${background.join(' ') || '-'} · absent ${by('absent').join(' ') || '-'} · unknown ${by('unknown').join(' ') || '-'}`,
  ];
}
