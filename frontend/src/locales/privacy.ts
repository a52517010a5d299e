import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './privacy.sw';

const en = {
  title: 'Privacy',
  lead: 'What Afya keeps about you, where it goes, and how you get it or delete it.',
  keptTitle: 'What is kept',
  keptMessages: 'What you write, the files you send and the answers you get.',
  keptHealth:
    'What Afya learned from it: age, sex, height, weight, symptoms, earlier illnesses, medicines, allergies and the diagnosis.',
  keptCredits: 'Your credits and how you used them. No card number and no phone number is kept.',
  keptAccount: 'If you have an account: your username and language. Your password is kept so that nobody can read it.',
  keptConsent: 'Which notices you agreed to, when and in which language.',
  keptLog:
    'A log of what happened: times, costs, warnings and diagnoses. The administrators of this service can read it.',
  keptDevice:
    'On this device: what you are writing, and your last consultation for 7 days, so that you can read it without a network.',
  keptCookies: 'Two cookies: one knows this browser again, one keeps you logged in. No advertising and no tracking.',
  encrypted: 'Your messages and health information are encrypted where they are stored.',
  whereTitle: 'Where it goes',
  whereEmbedded: 'Nowhere. The answers are worked out on this server. Nothing you write is sent to another company.',
  whereModel: params(
    'What you write and the files you send go to a language model at {host}, which writes the answers. Your username and your network address are not sent along.',
  ),
  whereVoice:
    'When you dictate or let a reply be read aloud, your browser does it. It may send the sound or the text to the company that made the browser.',
  whereLoading: 'Asking the server…',
  whereUnknown: 'The server could not tell this just now.',
  howLongTitle: 'How long it is kept',
  howLongVisitor: params('Without an account: until {days} days after your last visit.'),
  howLongUser: params('With an account: until {months} months after your last visit.'),
  howLongLog: params(
    'The log: {days} days. Totals that name nobody, such as how many consultations there were in an hour, stay for 24 months, also after you delete your data.',
  ),
  howLongDeleted:
    'What you delete cannot be reached from that moment, and within a minute it is gone everywhere. Backups that the operator keeps may last longer.',
  rightsTitle: 'Your rights',
  rightsLaw: 'The Data Protection Act, 2019 of Kenya gives you the right:',
  rightAccess: 'to see what is kept about you. You can download it below.',
  rightCorrection: 'to have mistakes corrected. Say it in the chat, or ask the contact below.',
  rightDeletion: 'to have it deleted. You can do it yourself below.',
  rightObject: 'to say no to a use of your data. Ask the contact below.',
  rightComplaint: 'to complain to the Office of the Data Protection Commissioner:',
  askTitle: 'Whom to ask',
  askText: 'Questions about your data:',
  askNobody: 'The operator of this server has not named a contact yet.',
  dataTitle: 'Your data',
  dataText: 'This is for the data of this browser, and of your account when you are logged in.',
  nothing: 'Nothing is kept about this browser yet.',
  open: 'Privacy and my data',
  readMore: 'How Afya treats your data',
  download: 'Download my data',
  downloadText:
    'You get one file with your consultations, the files you sent, your credits and your account. Whoever opens it can read all of it. Keep it where only you can see it.',
  downloadNow: 'Download',
  deleteSession: 'Delete this consultation',
  deleteSessionText:
    'All messages and files of this consultation are deleted, also an answer that is still being prepared. The credits you used stay used. This cannot be undone.',
  deleteEverything: 'Delete all my data',
  deleteEverythingText:
    'All your consultations, files and credits are deleted, also the ones you bought. If you are logged in, your account is deleted too and you are logged out on every device. This cannot be undone.',
  deleteNow: 'Delete for good',
  deleting: 'Deleting',
  cancel: 'Cancel',
  failedTitle: 'Not deleted',
  failedText: 'The server could not be reached or could not do it. Nothing has changed. Please try again.',
};

export const privacyTexts = bilingual('privacy', { en, sw });
