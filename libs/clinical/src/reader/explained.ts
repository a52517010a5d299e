import type { ReadFinding } from './read-text';

/** Iron makes stools black; a baby is not felt before the fifth month. */
const BY_IRON =
  / (?:iron|ferrous|ifas|haematinics|hematinics|vidonge vya damu|dawa ya damu|dawa za kuongeza damu|madini) /;
const EARLY =
  / (?:[1-4]|one|two|three|thre|four|moja|mmoja|miwili|mitatu|minne) (?:months?|mths?|miezi|mwezi)(?: \w+)? (?:pregnant|preg|pregnancy|gone|along) | (?:mimba|ball|bal|ujauzito)(?: ni| yangu| ya| wa| ina)* (?:mwezi|miezi) (?:[1-4]|moja|mmoja|miwili|mitatu|minne) | (?:[4-9]|1[0-7]) weeks pregnant | (?:mimba|ujauzito) (?:ya |wa )?wiki (?:[4-9]|1[0-7]) /;

/** Whose baby does not move is pregnant: a born one that does not turn over yet is another matter. */
const UNBORN =
  / (?:preg|pregnan\w*|expecting|womb|trimester|unborn|due|kick\w*|bely|tumy|stomach|inside|antenatal|weeks|weks|gestation|fetal|foetal|fetus|movements?|mimba|\w*jamzito|ujauzito|bal|tumbo|tumboni|wiki|teke|mateke|kizazi|kujifungua) | (?:am|im|i am|shes|she is|niko|nipo|yuko|ako|nina) (?:miezi |mwezi )?(?:wa )?\d{1,2}(?: months| plus months)? /;

/** Findings but those that the message itself explains by something harmless. `line`: the folded words, numbers as digits. */
export function withoutExplained(findings: readonly ReadFinding[], line: string): ReadFinding[] {
  const early = findings.some(({ finding, state }) => finding === 'early_pregnancy' && state === 'present');
  const harmless = new Set([
    ...(BY_IRON.test(line) ? ['black_stool'] : []),
    ...(UNBORN.test(line) ? [] : ['fetal_movement']),
    ...(early || EARLY.test(line) ? ['fetal_movement'] : []),
  ]);
  return findings.filter(({ finding }) => !harmless.has(finding));
}
