import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './limits.sw';

const en = {
  tooManyTitle: 'Too many messages',
  tooMany: params('You can send again in {wait}. What you wrote is kept.'),
  suspendedTitle: 'No free credits left here today',
  suspended: 'Many people have started with Afya from your network today. Its free credits are used up.',
  suspendedNext: params(
    'Log in or register, add credits, or try again in {wait}. What you wrote is kept. A message about an emergency is answered all the same.',
  ),
  inEmergency: 'In an emergency call 999 or 112 now, or go to the nearest hospital.',
};

export const limitsTexts = bilingual('limits', { en, sw });
