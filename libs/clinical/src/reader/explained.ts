import type { ReadFinding } from './read-text';

/** Iron tablets make stools black; fetal movement is not felt before the fifth month. */
const BY_IRON =
  / (?:iron|ferrous|ifas|haematinics|hematinics|vidonge vya damu|dawa ya damu|dawa za kuongeza damu|madini) /;
const EARLY =
  / (?:[1-4]|one|two|three|thre|four|moja|mmoja|miwili|mitatu|minne) (?:months?|mths?|miezi|mwezi)(?: \w+)? (?:pregnant|preg|pregnancy|gone|along) | (?:mimba|ball|bal|ujauzito)(?: ni| yangu| ya| wa| ina)* (?:mwezi|miezi) (?:[1-4]|moja|mmoja|miwili|mitatu|minne) | (?:[4-9]|1[0-7]) weeks pregnant | (?:mimba|ujauzito) (?:ya |wa )?wiki (?:[4-9]|1[0-7]) /;

/** A born child that does not turn over yet is not an unborn child that does not move. */
const BORN =
  / (?:baby|child|son|daughter|mtoto|mwanangu) (?:of|wa|aged)(?: miezi| siku| wiki)? \d{1,2} | (?:turn|roll|turns|rolls|rolling) over | (?:crawl|crawling|kutamba|kuketi) /;

/** Removes findings for which the message itself gives a harmless explanation. `line`: the folded words, numbers as digits. */
export function withoutExplained(findings: readonly ReadFinding[], line: string): ReadFinding[] {
  const early = findings.some(({ finding, state }) => finding === 'early_pregnancy' && state === 'present');
  const harmless = new Set([
    ...(BY_IRON.test(line) ? ['black_stool'] : []),
    ...(BORN.test(line) ? ['fetal_movement'] : []),
    ...(early || EARLY.test(line) ? ['fetal_movement'] : []),
  ]);
  return findings.filter(({ finding }) => !harmless.has(finding));
}
