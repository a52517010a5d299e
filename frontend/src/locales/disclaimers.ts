import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './disclaimers.sw';

export const en = {
  title: 'Before you start',
  emergencyTitle: 'Not for emergencies',
  emergencyText:
    'If somebody cannot breathe, does not wake up, bleeds heavily or has strong chest pain, call 999 or 112 now or go to the nearest hospital.',
  description:
    'Afya is a computer program, not a doctor. It helps you understand your symptoms and decide what to do. It can be wrong. See a health worker when you are unsure.',
  freeCredits: params('You start with {count} free credits. Each message uses a few.'),
  noSignup: 'No signup needed',
  privacy: 'How Afya treats your data',
  agree: 'I have read this and I agree',
  start: 'I Agree & Start Using',
  elsewhere: 'Take me elsewhere',
  diagnosticTitle: 'Before you read the diagnosis',
  diagnosticText: 'What follows is the most likely explanation for what you wrote. It is not proof.',
  diagnosticExam: 'Only a health worker who examines you can be sure.',
  diagnosticMedicine: 'Do not start or stop a medicine because of it alone.',
  diagnosticWorse: 'If you get worse, go to a clinic even if the advice here is mild.',
  diagnosticAccept: 'I understand',
};

export const disclaimersTexts = bilingual('disclaimers', { en, sw });
