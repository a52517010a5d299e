import { createRequire } from 'node:module';

const { STAGES } = createRequire(import.meta.url)('@afya/contracts');

export const eventsPerSession = 25;
export const sessions = 40_000;
/** The log's age. */
export const days = 89;

const [gathering, validation, , prompt, analysis, recommendations, followUp] = STAGES;

const question = [
  ['message_accepted', gathering],
  ['engine_call', gathering],
  ['reply', gathering],
];

/** Type and stage of a consultation's events, in their order. The service's own code makes those with encrypted content. */
export const course = [
  ['session_created', gathering],
  ...question,
  ...question,
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
/** The last event of a session is one of these. */
export const rare = [
  'login',
  'login',
  'login',
  'login_failed',
  'error',
  'error',
  'failover',
  'file_accepted',
  'file_refused',
  'credits_bought',
  'credits_refunded',
  'register',
  'admin_read',
  'erasure',
];
/** One session in this many has a red flag; the others have a charge in its place. */
export const redFlagEvery = 4;
export const diagnosisAt = course.findIndex(([type]) => type === 'diagnosis');
export const redFlagAt = course.findIndex(([type]) => type === 'red_flag');
export const codes = ['RPC_TIMEOUT', 'STAGE_REFUSED', 'INTERNAL', 'FILE_TYPE_REFUSED', 'CONTENT_UNREADABLE'];
export const models = ['embedded', 'embedded', 'embedded', 'gpt-large', 'gpt-large', 'gpt-small'];

/** From the most common to the rarest, as in a clinic. */
export const diagnoses = [
  'Malaria',
  'Upper respiratory tract infection',
  'Typhoid fever',
  'Gastroenteritis',
  'Pneumonia',
  'Urinary tract infection',
  'Tension headache',
  'Migraine',
  'Peptic ulcer disease',
  'Hypertension',
  'Asthma',
  'Iron deficiency anaemia',
  'Tonsillitis',
  'Otitis media',
  'Dengue fever',
  'Brucellosis',
  'Tuberculosis',
  'Diabetes mellitus',
  'Schistosomiasis',
  'Scabies',
  'Ménière’s disease',
  'Appendicitis',
  'Cholera',
  'Meningitis',
  'Rheumatic fever',
  'Leptospirosis',
  'Kala azar',
];
/** A word that only a range of consecutive sessions contains. */
export const outbreak = { word: 'chikungunya', from: 8_000, until: 12_000 };
const syllables = ['ka', 'ri', 'mo', 'ta', 'le', 'shi', 'nu', 'ba', 'fe', 'go'];
/** Words of the reasoning, from the most to the least common. */
export const vocabulary = syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => a + b + c)));
