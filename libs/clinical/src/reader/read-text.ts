import type { Document, Experiencer, Pass } from './document';
import { RELATIONS } from './grammar/people';
import { numberText } from './number-text';
import { removeExplained } from './passes/benign-explanations';
import { addDemographics } from './passes/demographics';
import { addExperiencers } from './passes/experiencer';
import { assertFindings } from './passes/findings';
import { addGeneralStatements } from './passes/general-statements';
import { addHypothetical } from './passes/hypothetical';
import { matchPhrases } from './passes/match-phrases';
import { addMeasures } from './passes/measures';
import { addNegation } from './passes/negation';
import { addNotExperienced } from './passes/not-experienced';
import { addPatient, isAboutPatient, isPatientAsKin } from './passes/patient';
import { addRecurrence } from './passes/recurrence';
import { addRelatedFindings } from './passes/related-findings';
import { addResolved } from './passes/resolved';
import { addTemporality } from './passes/temporality';
import { type Token, tokenize } from './tokenize';

/** The passes in their order; each may use what those before it found. */
const PASSES: readonly Pass[] = [
  matchPhrases,
  addNegation,
  addExperiencers,
  addTemporality,
  addRecurrence,
  addHypothetical,
  addGeneralStatements,
  addNotExperienced,
  addResolved,
  assertFindings,
  addRelatedFindings,
  removeExplained,
  addPatient,
  addDemographics,
  addMeasures,
];

/** `others`: findings of people other than the patient. `patient`: 'open' if the text does not say who it is about. */
export interface ReadText extends Pick<Document, 'line' | 'patient' | 'ageYears' | 'sex' | 'measures'> {
  tokens: Token[];
  findings: Document['findings'][number][];
  others: Document['findings'][number][];
}

/** A turn reads the same message several times (red flags, case, answer), so recent results are cached. */
const recent = new Map<string, ReadText>();
const MOST_RECENT = 16;

/**
 * Reads everything in a message, in English, Swahili or a mix, without its first `skip` tokens; about the `known` patient,
 * if it names another person besides. Pure except for the cache; linear in the length of the text.
 */
export function readText(text: string, skip = 0, known: Experiencer | null = null): ReadText {
  const key = `${skip} ${known} ${text}`;
  const cached = recent.get(key);
  if (cached) return cached;
  const tokens = tokenize(text).slice(skip);
  const read = resultOf(
    PASSES.reduce((document, pass) => pass(document), unread(tokens, known)),
    tokens,
  );
  if (recent.size >= MOST_RECENT) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, read);
  return read;
}

function unread(tokens: readonly Token[], known: Experiencer | null): Document {
  const nowhere = new Array<boolean>(tokens.length).fill(false);
  return {
    tokens,
    line: numberText(tokens),
    matches: [],
    negated: nowhere,
    afterNegation: nowhere,
    inNegatedClause: nowhere,
    who: [],
    historical: nowhere,
    dated: nowhere,
    longAgo: nowhere,
    recurring: nowhere,
    hypothetical: nowhere,
    suspected: nowhere,
    compared: nowhere,
    likened: nowhere,
    general: nowhere,
    resolved: nowhere,
    findings: [],
    known,
    patient: 'open',
    ageYears: null,
    sex: null,
    measures: { findings: [] },
  };
}

function resultOf(document: Document, tokens: Token[]): ReadText {
  const { ageYears, findings, line, measures, patient, sex } = document;
  // "I teach, and she is burning hot": without a relation word all findings belong to one person, unless a child's age is
  // given: "my 6 weeks old cries, I am so tired"
  const alone = patient !== 'child' && !tokens.some(({ text }) => RELATIONS.has(text));
  return {
    tokens,
    line,
    findings: findings.filter((item) => alone || (isAboutPatient(item, patient) && !isPatientAsKin(item, patient))),
    others: findings.filter((item) => !alone && !isAboutPatient(item, patient)),
    patient,
    ageYears,
    sex,
    measures,
  };
}
