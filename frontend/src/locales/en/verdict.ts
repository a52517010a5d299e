import { params } from '@nanostores/i18n';

export const en = {
  title: 'Clinician’s verdict',
  question: 'Was this diagnosis right?',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  note: 'Note (optional)',
  noteHint: 'What speaks for it or against it. Write no names. At most 1,000 characters.',
  noteTooLong: 'Use at most 1,000 characters',
  choose: 'Choose right, partly right or wrong',
  save: 'Save verdict',
  saving: 'Saving',
  give: 'Give a verdict',
  change: 'Change the verdict',
  cancel: 'Cancel',
  none: 'Nobody has judged this diagnosis yet.',
  given: params('Given on {time}'),
  saved: 'The verdict is saved',
  failed: 'The verdict could not be saved',
};
