import fc from 'fast-check';
import { readingCost } from '../testing/reading-cost';
import { readText } from './read-text';

/** "+fever" for a present finding, "-fever" for an absent one. */
const factsIn = (text: string) =>
  [
    ...new Set(
      readText(text)
        .findings.filter(({ past }) => !past)
        .map(({ finding, state }) => `${state === 'present' ? '+' : '-'}${finding}`),
    ),
  ].sort();

test.each([
  ['I have a fever and my head hurts', ['+fever', '+headache']],
  ['Nina homa na kichwa kinaniuma', ['+fever', '+headache']],
  ['kichwa inaniuma na naskia baridi', ['+chills', '+headache']],
  ['mtoi ako na hot body na anacough', ['+cough', '+fever']],
  ['no fever, cough or rash, but my throat is sore', ['+sore_throat', '-cough', '-fever', '-rash']],
  ['sina homa wala kikohozi, lakini natapika', ['+vomiting', '-cough', '-fever']],
  ['sikohoi na sitapiki, naharisha tu', ['+diarrhoea', '-cough', '-vomiting']],
  ['hajatapika ila anaharisha', ['+diarrhoea', '-vomiting']],
  ['kichwa hakiumi', ['-headache']],
  ['fever: none, cough: no', ['-cough', '-fever']],
  ['hanyonyi', ['+not_feeding']],
  ['my baby is not feeding', ['+not_feeding']],
  ['she is not eating or drinking', ['+loss_appetite', '+not_feeding']],
  ['hana nguvu', ['+fatigue']],
  ['sipati choo kwa siku nne', ['+constipation']],
  ['not severe pain in the back', ['+back_pain']],
])('%s', (text, expected) => {
  expect(factsIn(text)).toEqual(expect.arrayContaining(expected));
  const opposite = expected.map((finding) => (finding.startsWith('+') ? '-' : '+') + finding.slice(1));
  expect(factsIn(text).filter((finding) => opposite.includes(finding))).toEqual([]);
});

test.each([
  ['naendesha matatu', 'diarrhoea'],
  ['chanjo ya homa ya manjano', 'fever'],
  ['chanjo ya homa ya manjano', 'jaundice'],
  ['nimempa maji ya mchele', 'rice_water'],
  ['homa ya matumbo ni nini', 'fever'],
  ['sitaki kufa', 'suicidal'],
  ['mkojo unaunguza', 'burn'],
  ['naumwa na kichwa', 'dogbite'],
  ['maji baridi', 'chills'],
  ['what are the symptoms of malaria fever', 'fever'],
  ['my neighbour has a fever. I am fine, I only cough', 'fever'],
  ['jirani yangu anaharisha, mimi nakohoa', 'diarrhoea'],
  ['je naweza kufanya mapenzi wakati natibiwa?', 'unprotected_sex'],
  ['tunaweza kufanya ngono?', 'unprotected_sex'],
  ['can I have sex without a condom?', 'unprotected_sex'],
])('%s does not mention %s', (text, finding) => {
  expect(factsIn(text)).not.toContain(`+${finding}`);
});

test('reads a mention of sex', () => {
  expect(factsIn('nilifanya mapenzi bila kondomu')).toContain('+unprotected_sex');
  expect(factsIn('I had sex without a condom')).toContain('+unprotected_sex');
});

test.each([
  ['my son has a fever, I am worried', 'child', '+fever'],
  ['mwanangu ana homa na mimi niko sawa', 'child', '+fever'],
  ['I am a mother of two and I cough', 'self', '+cough'],
  ['mama yangu anakohoa', 'kin', '+cough'],
  ['mm ni msichana wa 19, nakohoa', 'self', '+cough'],
  ['mimi ni mama wa mtoto wa miaka 2, anakohoa', 'child', '+cough'],
])('%s is about %s', (text, patient, finding) => {
  expect(readText(text).patient).toBe(patient);
  expect(factsIn(text)).toContain(finding);
});

test.each([
  ['mimi ni mama wa miaka 27, nakohoa', 'female'],
  ['mimi ni baba wa miaka 40, nakohoa', 'male'],
  ['mm ni dada wa miaka 20, nakohoa', 'female'],
  ['I am a father of two and I cough', 'male'],
  ['mimi ni mama, baba anakohoa', 'male'],
  ['ni baba yangu anakohoa', 'male'],
])('reads the sex of a writer who introduces themselves: %s', (text, sex) => {
  expect(readText(text).sex).toBe(sex);
});

test.each([
  ['kuna uchafu mweupe unatoka kama maziwa mgando', '+curd_discharge'],
  ['thick white discharge like milk', '+curd_discharge'],
])('does not read a white discharge as pallor: %s', (text, finding) => {
  expect(factsIn(text)).toContain(finding);
  expect(factsIn(text)).not.toContain('+pallor');
});

test.each([
  ['I had malaria fever last year', 'fever'],
  ['mwaka jana nilikuwa na homa nikapona', 'fever'],
])('marks past findings: %s', (text, finding) => {
  expect(readText(text).findings.find((item) => item.finding === finding)?.past).toBe(true);
});

test.each([
  // prevented illnesses are ignored, the rest of the sentence is read
  ['Mtoto ana homa na degedege, hajapata chanjo', ['+fever', '+convulsion', '+unvaccinated']],
  ['After the vaccine she has a fever', ['+fever']],
  ['He was vaccinated against yellow fever and now has a rash', ['+rash']],
  ['natumia dawa ya kuzuia malaria na nina kuhara', ['+diarrhoea']],
  ['nikipata choo ninaumwa na tumbo', ['+abdominal_pain']],
  // past and current findings
  ['A man who was treated for TB six months ago presents with fever and confusion', ['+fever', '+confusion']],
  ['I was ill in the past, now I have a cough', ['+cough']],
  ['Two months ago she developed a rash', ['+rash']],
  ['Nilipona malaria mwaka jana, nina homa', ['+fever']],
  // English words that look like Swahili verbs
  ['I am anaemic, I have chest pain', ['+low_hb', '+chest_pain']],
  ['I am an American woman with anal pain', ['+anal_pain']],
  // a test result refers to the preceding word
  ['malaria test was negative and others at home have the same', ['-malaria_test_reading', '+contact_ill']],
  ['HIV negative man with fever', ['-hiv', '+fever']],
  ['negative for malaria but has fever', ['-malaria_test_reading', '+fever']],
  // a personal verb after "na" starts a new statement
  ['hana shinikizo la damu na anakohoa', ['-hypertension', '+cough']],
  ['natapika damu na nakohoa', ['+blood_vomit', '+cough', '-haemoptysis']],
  ['hakohoi damu', ['-haemoptysis']],
  ['kifua hakiingii ndani', ['-chest_indrawing']],
  ['the groin is free of pain', ['-lower_abdominal_pain']],
  ['koo linauma wiki mbili', ['+sore_throat', '-recent_infection']],
  ['mifumo ya maji', ['-livestock_contact']],
  ['I am a mother of 71', ['-many_births']],
  ['I have a hedache', ['+headache']],
  // English verbs with Swahili prefixes, affirmative and negative
  ['navomit na ninacough', ['+vomiting', '+cough']],
  ['mguu inaswell', ['+swelling_legs']],
  ['haicough', ['-cough']],
  // clinical names of body parts
  ['on examination there was eyelid oedema', ['+eyelid_swelling', '-swelling_legs']],
  ['a hot, erythematous knee with an effusion', ['+joint_hot', '+joint_swelling']],
  ['purulent ocular discharge', ['+eye_discharge', '-discharge_vaginal']],
  // negated signs of health, and double negations
  ['she has not been eating well', ['+loss_appetite']],
  ['hawezi kutembea bila kuyumbayumba', ['+unsteady']],
  ['natapika tangu asubuhi', ['+vomiting', '-morning_nausea']],
  // a question about the writer's own illness
  ['Can you help, I have chest pain', ['+chest_pain']],
  ['What is the cause of my headache?', ['+headache']],
  ['Can you get a headache from malaria?', ['-headache']],
  // the duration of a cough, in its own clause
  ['presents with a six week history of cough', ['+chronic_cough']],
  ['nakohoa kwa mwezi mzima', ['+chronic_cough']],
  ['cough for 2 days, back pain for 3 months', ['+cough', '-chronic_cough']],
])('%s: finds exactly these findings', (text, expected) => {
  const isPresent = (finding: string) =>
    readText(text).findings.some((item) => item.finding === finding && item.state === 'present' && !item.past);
  expect(expected.map((fact) => (isPresent(fact.slice(1)) ? '+' : '-') + fact.slice(1))).toEqual(expected);
});

test.each([
  ['Mosquitoes everywhere here. My child has fever and convulsions', 'child', ['fever', 'convulsion'], null],
  ['My five year old has fever, he just had a fit and is drowsy', 'child', ['fever', 'convulsion', 'lethargy'], 5],
  ['I have a 2 year old who is vomiting', 'child', ['vomiting'], 2],
  ['My 70 year old has chest pain', 'kin', ['chest_pain'], 70],
  ['my last born is coughing', 'child', ['cough'], null],
  ['I am 30 and my son has a fever', 'child', ['fever'], null],
  ['mimi ni mama ya mtoto mgonjwa, ana homa', 'child', ['fever'], null],
  ['mtoto wangu mgonjwa, ana homa', 'child', ['fever'], null],
  ['mtoto wetu ni mgonjwa, ana homa', 'child', ['fever'], null],
  ['mama yangu mgonjwa, anakohoa', 'kin', ['cough'], null],
  ['mgonjwa ana homa', 'kin', ['fever'], null],
  ['My ten day old baby feels hot', 'child', ['fever'], 0.027],
  ['nina homa na maumivu ya kichwa tangu jana, mtoto wa miaka 3 hawezi kunywa', 'self', ['fever', 'headache'], null],
  ['Mtoto ana homa kwa siku tatu na kikohozi', 'child', ['fever', 'cough'], null],
  ['fever of 3 days', 'open', ['fever'], null],
  ['a boy of 3 years has fever', 'child', ['fever'], 3],
] as const)('%s: reads the experiencer and the age', (text, patient, findings, age) => {
  const read = readText(text);
  expect([read.patient, read.ageYears]).toEqual([patient, age]);
  expect(read.findings.map(({ finding }) => finding)).toEqual(expect.arrayContaining([...findings]));
});

test('merges several phrases for a finding on the same words', () => {
  const { findings } = readText('I have chest pain and my head hurts');
  expect(findings.map(({ finding, start }) => [finding, start])).toEqual([
    ['chest_pain', 7],
    ['headache', 25],
  ]);
});

test('accepts one typing error in a long word, but not another known word', () => {
  expect(factsIn('I have diarhea and a hedache')).toEqual(expect.arrayContaining(['+diarrhoea', '+headache']));
  expect(factsIn('my breath smells')).not.toContain('+breast_tender');
});

const sentences = fc.constantFrom(
  'Nina homa na kichwa kinauma',
  'My child has diarrhoea and is not drinking',
  'sina homa wala kikohozi',
  'I have chest pain and sweating',
  'naharisha damu tangu jana',
);

test('ignores capitals, accents, extra spaces and doubled letters', () => {
  fc.assert(
    fc.property(sentences, fc.constantFrom('upper', 'accent', 'spaces', 'double'), fc.nat(7), (text, change, at) => {
      const changed = {
        upper: text.toUpperCase(),
        accent: text.replace(/a/g, 'á'),
        spaces: text.replace(/ /g, '   '),
        double: text.replace(/[a-z]/g, (letter, i: number) => (i % 8 === at ? letter + letter : letter)),
      }[change];
      expect(factsIn(changed)).toEqual(factsIn(text));
    }),
  );
});

test('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(readText(text)).toEqual(readText(text));
    }),
  );
});

test.each([
  ['no words', 'ﷺ'.repeat(8_000)],
  ['one word', 'a'.repeat(8_000)],
  ['denials', 'no '.repeat(2_700)],
  ['complaints', 'kichwa kinauma na tumbo '.repeat(340)],
  ['numbers', '1 '.repeat(4_000)],
  ['times', 'siku 3 '.repeat(1_150)],
  ['accents', 'é̈'.repeat(4_000)],
])('8,000 characters of %s cost no more than a few ordinary texts', (_what, text) => {
  expect(readingCost(text)).toBeLessThan(5);
});
