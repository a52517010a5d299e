export const en = {
  title: 'History',
  description: 'Your earlier consultations. Choose one to go on with it.',
  noSymptoms: 'No symptoms recorded',
  empty: 'No consultations yet',
  emptyText: 'What you write in the chat is kept here.',
  failed: 'Failed to load history',
  continueSession: 'Continue session',
  current: 'Open now',
  retry: 'Retry',
  loading: 'Loading history',
};
