import type { Case } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { rank, sharesOf } from '../inference/rank';
import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import { raiseFlags } from '../red-flags/raise-flags';

/** For people who work on the engine: what it makes of things, as lines of text. */

/** The findings of a text, each with the words that it was read from. */
export function readingLines(text: string): string[] {
  const { findings, ageYears, sex, patient, measures } = readText(text);
  const facts = { ageYears, sex, patient, ...measures, findings: measures.findings.join(' ') };
  const told = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return [
    ...findings.map(({ finding, state, weight, owner, past, start, end }) => {
      const marks = [
        state,
        weight < 1 ? `weight ${weight}` : '',
        owner === 'self' ? '' : `owner ${owner}`,
        past ? 'past' : '',
      ];
      return `${finding.padEnd(26)} ${marks.filter(Boolean).join(', ').padEnd(24)} ${start}–${end} "${text.slice(start, end)}"`;
    }),
    told.map(([name, value]) => `${name} ${String(value)}`).join(', '),
  ].filter(Boolean);
}

export function flagLines(known: Case): string[] {
  return raiseFlags(factsOf(known)).map(({ id, level, may }) => `${level} ${id}: ${may.en}`);
}

/** The first `places` candidates, each with what every finding added or took, in log-odds. */
export function rankingLines(known: Case, places: number, withShares = true): string[] {
  return rank(known)
    .slice(0, places)
    .flatMap(({ condition, probability }) => {
      const line = `${(100 * probability).toFixed(1).padStart(5)} %  ${condition.id} (${condition.triage})`;
      if (!withShares) return [line];
      const telling = sharesOf(condition, known).sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
      return [
        line,
        ...telling.map(({ finding, share }) => `           ${signed(share)}  ${finding}${absent(known, finding)}`),
      ];
    });
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(2)}`;
const absent = (known: Case, finding: string) => (known.findings[finding]?.state === 'absent' ? ' (absent)' : '');

export function knownLines(known: Case): string[] {
  const by = (state: string) => Object.keys(known.findings).filter((id) => known.findings[id]?.state === state);
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
