import { bilingual } from './bilingual';
import { sw } from './install.sw';

const en = {
  title: 'Keep Afya on your phone',
  text: 'It then opens from your home screen, also with a weak network.',
  install: 'Install',
  onApple: 'Tap the Share button of your browser, then "Add to Home Screen".',
  dismiss: 'No, thanks',
};

export const installTexts = bilingual('install', { en, sw });
