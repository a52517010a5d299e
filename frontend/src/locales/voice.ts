import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './voice.sw';

const en = {
  panel: 'Speaking instead of typing',
  dictate: 'Speak instead of typing',
  stop: 'Stop',
  start: 'Start',
  close: 'Close',
  dictationNotice:
    'Your browser writes down what you say. It may send the sound to the company that made the browser. Afya gets the words only, when you send them.',
  record: 'Record a voice note',
  recordNotice: params('A voice note goes to {host}, which writes it down. The send button shows what it costs.'),
  allow: 'Allow the microphone if your browser asks.',
  recording: params('Recording: {seconds} of {most} seconds'),
  done: 'Done',
  fileName: 'Voice note',
  player: 'Listen to your voice note',
  listening: 'Listening. Speak now.',
  blocked: 'The microphone is blocked. Allow it in the settings of your browser, or type your message.',
  noMicrophone: 'No microphone was found. Type your message instead.',
  nothingHeard: 'Nothing was heard. Please try again, closer to the microphone.',
  noNetwork: 'Your browser needs the network to write down what you say. Please type, or try again later.',
  noLanguage: 'This browser cannot write down English. Type your message instead.',
  failed: 'That did not work. Please try again, or type your message.',
};

export const voiceTexts = bilingual('voice', { en, sw });
