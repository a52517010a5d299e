import type { Language } from '@afya/contracts';
import { bilingual } from './bilingual';
import { sw } from './result.sw';

/** Plain texts only: the printed sheet and the shared text show both languages at once. */
export const en = {
  diagnosis: 'Diagnosis',
  mayBe: 'It may be',
  selfCare: 'Self-care',
  routine: 'Routine',
  urgent: 'Urgent',
  emergency: 'Emergency',
  adviceSelfCare: 'Care for yourself at home',
  adviceRoutine: 'See a clinic within a few days',
  adviceUrgent: 'See a clinic today',
  adviceEmergency: 'Go to a hospital now',
  whatToDo: 'What to do',
  goAtOnce: 'Go to a hospital at once with',
  evenMoreUrgent: 'It is even more urgent with',
  emergencyCall: 'In an emergency call',
  tests: 'Tests that may be done',
  possibilities: 'What it could be',
  otherPossibilities: 'What else it could be',
  whyThis: 'Why we think so',
  factors: 'What counted most',
  fullText: 'The whole text',
  seeCard: 'What to do and when to go at once stand in the card above. Keep it, and show it to a health worker.',
  notADoctor: 'This is not a doctor’s diagnosis. Show it to a health worker.',

  keep: 'Keep this result',
  print: 'Print or save as PDF',
  share: 'Share',
  copy: 'Copy as text',
  findClinic: 'Find a clinic',
  copied: 'Copied. You can paste it into a message.',
  copyFailed: 'Copying failed. Print the result, or take a screenshot.',

  sheetTitle: 'Summary for a health worker',
  sharedTitle: 'Afya: summary for a health worker',
  notExamined: 'Not examined by a health worker',
  notExaminedText:
    'A computer program wrote this from what was told to it in a chat. Nothing was examined or tested; measures are as told. Percentages are rough estimates.',
  impression: 'Possible illness',
  confidence: 'Confidence',
  low: 'low',
  medium: 'medium',
  high: 'high',
  adviceLevel: 'Advice level',
  adviceGiven: 'Advice given',
  redFlags: 'Red flags',
  noRedFlags: 'none found in what was told',
  patient: 'Patient',
  age: 'Age',
  sex: 'Sex',
  female: 'female',
  male: 'male',
  pregnancy: 'Pregnancy',
  weeks: '{count} weeks',
  height: 'Height',
  cm: '{count} cm',
  weight: 'Weight',
  kg: '{count} kg',
  toldBy: 'Told by',
  toldByPatient: 'the patient',
  toldByOther: 'somebody for the patient',
  duration: 'Duration',
  present: 'Present',
  denied: 'Denied',
  unknown: 'Asked, not known',
  background: 'Background',
  history: 'History',
  medicines: 'Medicines',
  allergies: 'Allergies',
  noneTold: 'none reported',
  notKnown: 'not known',
  ownWords: 'In the words written',
  files: 'Pictures and papers sent',
  differential: 'Differential',
  first: 'first',
  reasoning: 'Reasoning',
  forThePatient: 'For the patient',
};

export const resultTexts = bilingual('result', { en, sw });

export type ResultTexts = typeof en;

/** Both languages together: the printed sheet and the shared text are for a health worker and the patient. */
export const RESULT_TEXTS: Readonly<Record<Language, ResultTexts>> = { en, sw };
