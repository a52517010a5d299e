import type { TranslationOf } from '../bilingual';
import type { en } from '../en/offline';

export const sw: TranslationOf<typeof en> = {
  keptTitle: 'Hakuna mtandao',
  keptText: 'Haya ni mazungumzo yako jinsi yalivyosomwa mara ya mwisho kwenye kifaa hiki. Yataendelea mtandao ukirudi.',
  retry: 'Jaribu tena',
  updateReady: 'Toleo jipya liko tayari',
  updateText: 'Unachoandika kimehifadhiwa.',
  reload: 'Pakia upya',
};
