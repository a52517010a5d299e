import { bilingual } from './bilingual';
import { sw } from './history.sw';

const en = {
  title: 'History',
  description: 'Your earlier consultations. Choose one to go on with it.',
  noSymptoms: 'No symptoms recorded',
  empty: 'No consultations yet',
  emptyText: 'What you write in the chat is kept here.',
  failed: 'Failed to load history',
  continueSession: 'Continue session',
  current: 'Open now',
  loginEnded: 'You are no longer logged in',
  loginEndedText: 'Log in again to see your history. What you are writing is kept.',
  logIn: 'Log in',
  backToChat: 'Back to chat',
  loading: 'Loading history',
  search: 'Search your consultations',
  nothingFound: 'No consultation has these words.',
  rename: 'Rename',
  name: 'Name of the consultation',
  nameHint: 'For example: Fever, June. Leave it empty to remove the name.',
  save: 'Save',
  cancel: 'Cancel',
  renameFailed: 'The name could not be saved. Try again.',
  delete: 'Delete',
  deleted: 'Consultation deleted',
  undo: 'Undo',
  deleteFailed: 'The consultation could not be deleted. Try again.',
};

export const historyTexts = bilingual('history', { en, sw });
