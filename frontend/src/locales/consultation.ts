import { count, params } from '@nanostores/i18n';
import { mainScreenTexts } from './bilingual';
import type * as sw from './consultation.sw';

/** The texts of the first screen; those of an open session are in conversation.ts. */
const consultation = {
  inputLabel: 'Your message',
  inputPlaceholder: 'Symptoms',
  answerPlaceholder: 'Your answer',
  messagePlaceholder: 'Message',
  sendPrefix: 'Send · ',
  sendLabel: params('Send, costs {credits}'),
  credits: count({ one: '{count} credit', other: '{count} credits' }),
  free: '0 credits, free',
  sending: 'Sending',
  tooLong: count({
    one: 'Your message is too long by {count} character.',
    other: 'Your message is too long by {count} characters.',
  }),
  notEmergency: 'Not for emergencies.',

  offlineWaiting: 'You are offline. Your message is kept and goes out when you are back.',
  offlineWriting: 'You are offline. What you write is kept.',
  takeBack: 'Change it',
  waiting: 'Waiting',
  waitingForNetwork: 'Waiting for the network',
  logIn: 'Log in',
  resultCost: params('The diagnosis costs {price}.'),

  loadFailed: 'Failed to load messages. Please refresh the page.',
  sessionFailed: 'Failed to initialize chat session. Please refresh the page and try again.',
  sessionStarting: 'Your consultation is starting',
  sendFailedTitle: 'Error',
  sendFailed: 'Failed to send message. Please try again.',
  accessDeniedTitle: 'Access Denied',
  accessDenied: 'You do not have permission to access this session',
  loginMayHaveEnded: 'If you began this consultation while logged in, log in again. What you write is kept.',
  noCreditsTitle: 'No credits left',
  noCredits: "You've used all your free consultations. Please purchase more credits to continue.",
  retry: 'Retry',
  refresh: 'Refresh',
  startNew: 'New diagnosis',
  addCredits: 'Add credits',

  call: params('Call {label}, {number}'),
  emergencyNumbers: 'Emergency numbers',
  callInEmergency: 'In an emergency, do not wait. Call now or go to the nearest hospital:',

  session: 'This consultation',
  sessionText: 'Keep the link to come back to this consultation in this browser.',
  stage: 'Stage',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  myData: 'Privacy and my data',
  showNotices: 'Show the notices again',
  devMode: 'Developer mode',

  attach: 'Attach a file',
  camera: 'Take a photo',
  hint: 'Images and PDF files, up to 5 at once, 10MB each.',
  arrivedTitle: 'Your message was already there',
  arrived: 'It had arrived before you cancelled it. It is not sent or charged again.',
};

export const consultationTexts = mainScreenTexts<typeof consultation, typeof sw.consultation>(
  'consultation',
  consultation,
);
