import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORDING_SCHEMAS } from '../knowledge/schema/wording';

/** The sentences of replies refer to no id, so the project's own serve any data. */
const WORDING = Object.fromEntries(
  Object.keys(WORDING_SCHEMAS).map((name) => {
    const file = `wording/${name}.yaml`;
    return [file, readFileSync(join(__dirname, '../../data', file), 'utf8')] as const;
  }),
);

const REVIEWED = 'reviewed: { en: null, sw: null }';
const finding = (id: string) => `id: ${id}
base: 0.1
en: { name: ${id}, ask: Is there a ${id}? }
sw: { name: ${id}, ask: 'Je, kuna ${id}?' }
${REVIEWED}
examples: { present: [there is ${id}, kuna ${id}], not: [] }
phrases:
  - { lang: en, polarity: present, pattern: ${id} }
`;
const NO_QUESTIONS = 'reviewed: { questions: null }\nquestions: []\n';
const TEXT = '{ en: A text., sw: Maandishi. }';
const ANSWER = `{ value: answer, label: ${TEXT} }`;
const OFF_TOPIC = 'doctor count stop angry todo serious private thanks arrived going question'.split(' ');
/** Two findings, a condition and no rules: data without a mistake, by file. */
export const SMALL_DATA: Readonly<Record<string, string>> = {
  ...WORDING,
  'findings/general/fever.yaml': finding('fever'),
  'findings/general/chills.yaml': finding('chills'),
  'conditions/infectious/malaria.yaml': `id: malaria
name: { en: Malaria, sw: Malaria }
triage: urgent
prior: common
lasts: { days: often }
findings:
  often:
    - fever
    - chills
what: { en: An illness., sw: Ugonjwa. }
care: [rest]
tests: []
go_now: [worse]
source: WHO Guidelines for malaria
${REVIEWED}
`,
  'texts/general.yaml': `${REVIEWED}
care:
  rest: { en: Rest., sw: Pumzika. }
tests: {}
go_now:
  worse: { en: it gets worse, sw: hali ikizidi }
`,
  'texts/spread.yaml': `${REVIEWED}\nspread:\n  none: { en: 'No.', sw: Hapana. }\n  unknown: { en: Unclear., sw: Haijulikani. }\n`,
  'red-flags/rules.yaml': `${REVIEWED}\nrules: []\n`,
  'red-flags/first-aid.yaml': `${REVIEWED}\ncontradictions: []\nfirst_aid:\n  company:\n    en: Do not stay alone.\n    sw: Usibaki peke yako.\n`,
  'interview/safety-checks.yaml': NO_QUESTIONS,
  'interview/complaint-questions.yaml': NO_QUESTIONS,
  'interview/course-questions.yaml': NO_QUESTIONS,
  'interview/course-words.yaml': `${REVIEWED}\nwords: { worse: [worse, '-zidi'] }\n`,
  'interview/fixed-questions.yaml': `${REVIEWED}
why:
  danger: ${TEXT}
  usual: ${TEXT}
  checklist: ${TEXT}
answers:
  yes: ${ANSWER}
  no: ${ANSWER}
  little: ${ANSWER}
  unknown: ${ANSWER}
  none_of_these: ${ANSWER}
  female: ${ANSWER}
  male: ${ANSWER}
  girl: ${ANSWER}
  boy: ${ANSWER}
questions:
  age:
    ask: ${TEXT}
    choices:
      - unknown
`,
  'interview/off-topic-replies.yaml': `${REVIEWED}
replies:
${OFF_TOPIC.map((kind) => `  ${kind}: ${TEXT}\n`).join('')}urgent: { en: 'It may be {may}.', sw: 'Huenda ni {may}.' }
until_help:
  self_harm: ${TEXT}
  other: ${TEXT}
`,
  'medicines.yaml': '- aspirin\n',
  'false-friends.yaml': '- { lang: en, pattern: yellow fever }\n',
};
