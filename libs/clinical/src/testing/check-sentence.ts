import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { adviceLevelOf } from '../inference/advice-level';
import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import { findRedFlags } from '../consultation/find-red-flags';
import { flagsOf } from '../red-flags/raise-flags';
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

const presentNow = (text: string) =>
  readText(text)
    .findings.filter(({ state, past }) => state === 'present' && !past)
    .map(({ finding }) => finding);

function presentOrImplied(text: string): string[] {
  const present = readText(text).findings.filter(({ state }) => state === 'present');
  return present.flatMap(({ finding }) => [finding, ...(findingById(finding)?.implies ?? [])]);
}

function adviceOf(text: string) {
  const patientCase = applyMessage(newCase(), text);
  return adviceLevelOf(patientCase, flagsOf(patientCase));
}

/** Every expectation of a row, compared with the engine's answer. */
export function checkSentence({ id, lang, text, expect }: SentenceRow): Check[] {
  const flags = () =>
    findRedFlags({
      text,
      language: lang ?? 'en',
      country: 'KE',
      collectedInfo: {},
      memory: null,
    });
  const checks: Check[] = [];
  const add = (what: string, wanted: boolean, found: boolean) => checks.push({ id, text, what, wanted, found });
  const addAll = (wanted: boolean, findings: readonly string[] | undefined, read: (text: string) => string[]) => {
    for (const finding of findings ?? []) add(finding, wanted, read(text).includes(finding));
  };
  if (expect.emergency !== undefined) add('emergency', expect.emergency, flags()?.level === 'emergency');
  if (expect.flag) add(expect.flag, true, flags()?.flags.some((flag) => flag === expect.flag) ?? false);
  if (expect.atLeast) add(expect.atLeast, true, [expect.atLeast, 'emergency'].includes(flags()?.level ?? ''));
  if (expect.advice) add(expect.advice, true, adviceOf(text) === expect.advice);
  if (expect.notAdvice) add(expect.notAdvice, false, adviceOf(text) === expect.notAdvice);
  if (expect.condition) add(expect.condition, true, firstThree(text).includes(expect.condition));
  addAll(true, expect.present, presentNow);
  addAll(false, expect.absent, presentNow);
  addAll(true, expect.implied, presentOrImplied);
  addAll(false, expect.notImplied, presentOrImplied);
  return checks;
}
