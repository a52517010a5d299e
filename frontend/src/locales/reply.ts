import { bilingual } from './bilingual';
import * as sw from './reply.sw';

const reply = {
  stop: 'Stop',
  stopFailed: 'The answer could not be stopped. Please try again.',
  edit: 'Edit',
  rate: 'Was this answer helpful?',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  reason: 'What was wrong? (optional)',
  sendReason: 'Send reason',
  thanks: 'Thank you. Your reason is saved.',
  rateFailed: 'Your rating was not saved. Please try again.',
};

export const replyTexts = bilingual('reply', { en: reply, sw: sw.reply });
