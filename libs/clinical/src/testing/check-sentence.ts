import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { adviceLevelOf } from '../inference/advice-level';
import { findingById } from '../knowledge';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';
import { readText } from '../reader/read-text';
import { findRedFlags } from '../consultation/find-red-flags';
import type { RedFlagFound } from '../consultation/turn';
import { flagsOf } from '../red-flags/raise-flags';
import { MEANWHILE } from '../red-flags/meanwhile';
import { readPaper } from '../papers/read-paper';
import { compareAfterwards } from './check-afterwards';
import { compareConsultation } from './check-consultation';
import { type Compared, compareValues, isEqual } from './check-values';
import { firstThree } from './first-three';
import type { SentenceRow } from './sentence-set';

/** One expectation: `found` is what the engine did. Right if it is found for a danger, and not found for a false friend. */
export interface Check {
  id: string;
  text: string;
  what: string;
  wanted: boolean;
  found: boolean;
}

const now = (state: 'present' | 'absent') => (text: string) =>
  readText(text)
    .findings.filter((item) => item.state === state && !item.past)
    .map(({ finding }) => finding);

const presentNow = now('present');
const deniedNow = now('absent');

const pastOnly = (text: string) =>
  readText(text)
    .findings.filter(({ past }) => past)
    .map(({ finding }) => finding);

function presentOrImplied(text: string): string[] {
  const present = readText(text).findings.filter(({ state }) => state === 'present');
  return present.flatMap(({ finding }) => [finding, ...(findingById(finding)?.implies ?? [])]);
}

function adviceOf(text: string) {
  const patientCase = applyMessage(newCase(), text);
  return adviceLevelOf(patientCase, flagsOf(patientCase));
}

/** In which languages the message has the first-aid text. */
function firstAidIn(found: RedFlagFound | null, advice: string): ('en' | 'sw')[] {
  const aid = MEANWHILE[advice];
  if (!aid) throw new Error(`There is no first-aid text ${advice}.`);
  return (['en', 'sw'] as const).filter((language) => found?.content[language].includes(aid[language]));
}

/** null and false are values that must not be there. */
function asCheck({ what, wanted, read }: Compared): Pick<Check, 'what' | 'wanted' | 'found'> {
  if (typeof wanted === 'boolean') return { what, wanted, found: read === wanted ? wanted : !wanted };
  if (wanted === null) return { what: `${what} ${JSON.stringify(read)}`, wanted: false, found: read !== null };
  const found = isEqual(wanted, read);
  return { what: `${what} ${JSON.stringify(wanted)} (read ${JSON.stringify(read)})`, wanted: true, found };
}

/** Every expectation of a row, compared with the engine's answer. */
export function checkSentence(row: SentenceRow): Check[] {
  const { id, lang, text, before, expect } = row;
  const flags = () =>
    findRedFlags({
      text,
      language: lang ?? 'en',
      country: 'KE',
      collectedInfo: {},
      memory: before ? before.reduce((patientCase, message) => applyMessage(patientCase, message), newCase()) : null,
    });
  const checks: Check[] = [];
  const add = (what: string, wanted: boolean, found: boolean) => checks.push({ id, text, what, wanted, found });
  const addAll = (wanted: boolean, findings: readonly string[] | undefined, read: (text: string) => string[]) => {
    for (const finding of findings ?? []) add(finding, wanted, read(text).includes(finding));
  };
  if (expect.emergency !== undefined) add('emergency', expect.emergency, flags()?.level === 'emergency');
  if (expect.level) add(expect.level, true, (flags()?.level ?? 'none') === expect.level);
  for (const flag of expect.notFlags ?? []) add(flag, false, flags()?.flags.some((raised) => raised === flag) ?? false);
  if (expect.flag) add(expect.flag, true, flags()?.flags.some((flag) => flag === expect.flag) ?? false);
  if (expect.atLeast) add(expect.atLeast, true, [expect.atLeast, 'emergency'].includes(flags()?.level ?? ''));
  if (expect.flag && expect.atLeast === 'emergency') {
    // Another rule may raise the level of the whole answer.
    const own = RED_FLAG_RULES.find(({ id: rule }) => rule === expect.flag)?.level;
    add(`${expect.flag} itself`, true, own === 'emergency');
  }
  if (expect.advice) add(expect.advice, true, adviceOf(text) === expect.advice);
  if (expect.notAdvice) add(expect.notAdvice, false, adviceOf(text) === expect.notAdvice);
  if (expect.condition) add(expect.condition, true, firstThree(text).includes(expect.condition));
  if (expect.notCondition) add(expect.notCondition, false, firstThree(text).includes(expect.notCondition));
  addAll(true, expect.present, presentNow);
  addAll(false, expect.absent, presentNow);
  addAll(true, expect.denied, deniedNow);
  addAll(false, expect.notDenied, deniedNow);
  addAll(true, expect.past, pastOnly);
  addAll(true, expect.mentioned, (sentence) => readText(sentence).findings.map(({ finding }) => finding));
  for (const advice of expect.firstAid ?? []) add(advice, true, firstAidIn(flags(), advice).length === 2);
  for (const advice of expect.notFirstAid ?? []) add(advice, false, firstAidIn(flags(), advice).length > 0);
  if (expect.paper) {
    const read = readPaper(text).map(({ test, value }) => `${test} ${value}`);
    checks.push({ id, text, ...asCheck({ what: 'paper', wanted: expect.paper, read }) });
  }
  for (const compared of [...compareValues(row), ...compareAfterwards(row), ...compareConsultation(row)])
    checks.push({ id, text, ...asCheck(compared) });
  addAll(true, expect.implied, presentOrImplied);
  addAll(false, expect.notImplied, presentOrImplied);
  return checks;
}
