import { bilingual } from './bilingual';
import { sw } from './speech.sw';

const en = {
  actions: 'This message',
  copy: 'Copy the message',
  copied: 'Message copied',
  copyFailed: 'Copying failed. Select the text to copy it.',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
};

export const speechTexts = bilingual('speech', { en, sw });
