import type { Document, Experiencer } from '../document';
import { PATIENT } from '../grammar/patient';
import { PEOPLE, RELATIONS, type Sex, SEX_WORDS } from '../grammar/people';
import { numberText } from '../number-text';
import { introducesSelf, isPartner, relationDemographics } from '../people/relations';
import { readAge } from '../read-age';
import type { Token } from '../tokenize';

/** Adds the age and the sex of the patient. */
export function addDemographics(document: Document): Document {
  const implied = relationDemographics(document.tokens, document.patient);
  return {
    ...document,
    ageYears: ageOf(document) ?? implied.age ?? null,
    sex: sexOf(document) ?? implied.sex ?? null,
  };
}

/** Years; a person mentioned as a child is younger. */
const ADULT = 18;

/** Years; a breastfed child is younger. */
const NURSED = 3;
/** "My daughter has a baby of three weeks". */
const namesTwoChildren = (tokens: readonly Token[]) =>
  new Set(tokens.map(({ text }) => text).filter((word) => RELATIONS.get(word)?.kind === 'child')).size > 1;

/** If two people are named, the age next to the patient: "I am 30, my son has a fever" gives no age of the son. */
function ageOf({ findings, line, patient, tokens, who }: Document): number | null {
  const without = (other: Experiencer) => readAge(numberText(tokens.filter((_, i) => who[i] !== other)), false);
  const anyone = readAge(line, false);
  const isNursing = findings.some(
    ({ finding, experiencer, state }) =>
      PATIENT.nursing.has(finding) &&
      state === 'present' &&
      (experiencer !== 'child' || (finding !== PATIENT.nursed && namesTwoChildren(tokens))),
  );
  if (isNursing && anyone !== null && anyone < NURSED) return null;
  if (patient === 'self')
    return findings.some(({ experiencer }) => experiencer === 'child') ? without('child') : anyone;
  if (patient === 'child') return without('self') ?? (anyone !== null && anyone < ADULT ? anyone : null);
  return anyone;
}

function sexOf({ patient, tokens, who }: Document): Sex | null {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.text ?? '';
    const { after, word: lying } = PEOPLE.lyingDown;
    if (word === lying && tokens[i - 1]?.text.endsWith(after)) continue;
    if (SEX_WORDS.has(word) && isPartner(tokens, i)) continue;
    const sex = SEX_WORDS.get(word) ?? initialSex(tokens, i) ?? relationOfOneself(tokens, i);
    const experiencer = who[i] ?? 'open';
    if (sex && (experiencer === patient || experiencer === 'open' || patient === 'open')) return sex;
  }
  return null;
}

/** "Mimi ni baba wa wawili", "I am a mother", "niko 33 mama": a relation word about the writer, unlike "mama yangu". */
function relationOfOneself(tokens: readonly Token[], i: number): Sex | null {
  const word = (at: number) => tokens[at]?.text ?? '';
  const sex = RELATIONS.get(word(i))?.sex;
  if (!sex || PEOPLE.possessed.test(word(i + 1))) return null;
  const { after, words } = PEOPLE.selfDescriptions;
  const alone = words.has(word(i)) && (tokens[i - 1]?.kind === 'number' || after.has(word(i - 1)));
  return alone || introducesSelf(tokens, i) ? sex : null;
}

/** Years; smaller numbers beside a letter are no age. */
const YOUNGEST = 3;

/** "30F", "M 25": a letter next to a number. */
function initialSex(tokens: readonly Token[], i: number): Sex | null {
  const sex = PEOPLE.initials[tokens[i]?.text ?? ''];
  if (!sex) return null;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const begins = (!before || before.kind === 'stop' || before.kind === 'comma') && after?.kind === 'number';
  return begins || (before?.kind === 'number' && Number(before.text) >= YOUNGEST) ? sex : null;
}
