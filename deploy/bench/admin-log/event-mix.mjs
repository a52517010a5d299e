import { createRequire } from 'node:module';

const { STAGES } = createRequire(import.meta.url)('@afya/contracts');

/** Events of a session; the log holds `sessions` of them. */
export const eventsASession = 25;
export const sessions = 40_000;
/** The log's age. */
export const days = 89;

const [gathering, validation, , prompt, analysis, recommendations, followUp] = STAGES;

/** A consultation's events in their order: type and stage. `sealed` ones are made by the service's own code. */
export const course = [
  ['session_created', gathering],
  ...[gathering, gathering].flatMap((stage) => [
    ['message_accepted', stage],
    ['engine_call', stage],
    ['reply', stage],
  ]),
  ['stage_change', validation],
  ['message_accepted', validation],
  ['credits_charged', validation],
  ['engine_call', validation],
  ['reply', validation],
  ['stage_change', prompt],
  ['message_accepted', prompt],
  ['credits_charged', prompt],
  ['engine_call', prompt],
  ['stage_change', analysis],
  ['diagnosis', analysis],
  ['reply', analysis],
  ['reply', recommendations],
  ['red_flag', followUp],
  ['message_accepted', followUp],
  ['engine_call', followUp],
  ['reply', followUp],
  ['', ''],
];
/** The last event of a session is one of these, in turn. */
export const rare = [
  ...['login', 'login', 'login', 'login_failed', 'error', 'error', 'failover', 'file_accepted', 'file_refused'],
  ...['credits_bought', 'credits_refunded', 'register', 'admin_read', 'erasure'],
];
/** In how many of so many sessions there is a red flag; the others charge credits there. */
export const redFlagEvery = 4;
export const diagnosisAt = course.findIndex(([type]) => type === 'diagnosis');
export const redFlagAt = course.findIndex(([type]) => type === 'red_flag');
export const codes = ['RPC_TIMEOUT', 'STAGE_REFUSED', 'INTERNAL', 'FILE_TYPE_REFUSED', 'CONTENT_UNREADABLE'];
export const models = ['embedded', 'embedded', 'embedded', 'gpt-large', 'gpt-large', 'gpt-small'];

/** Names from the commonest to the rarest, as a clinic's are. */
export const diagnoses = [
  ...[
    'Malaria',
    'Upper respiratory tract infection',
    'Typhoid fever',
    'Gastroenteritis',
    'Pneumonia',
    'Urinary tract infection',
  ],
  ...[
    'Tension headache',
    'Migraine',
    'Peptic ulcer disease',
    'Hypertension',
    'Asthma',
    'Iron deficiency anaemia',
    'Tonsillitis',
  ],
  ...['Otitis media', 'Dengue fever', 'Brucellosis', 'Tuberculosis', 'Diabetes mellitus', 'Schistosomiasis', 'Scabies'],
  ...['Ménière’s disease', 'Appendicitis', 'Cholera', 'Meningitis', 'Rheumatic fever', 'Leptospirosis', 'Kala azar'],
];
/** It was given for so many sessions, one after the other, and never since. */
export const outbreak = { word: 'chikungunya', from: 8_000, until: 12_000 };
const syllables = ['ka', 'ri', 'mo', 'ta', 'le', 'shi', 'nu', 'ba', 'fe', 'go'];
/** Words of reasoning: the earlier one stands, the more often it is used. */
export const vocabulary = syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => a + b + c)));
