import type { TranslationOf } from '../bilingual';
import type { en } from '../en/history';

export const sw: TranslationOf<typeof en> = {
  title: 'Historia',
  description: 'Mazungumzo yako ya awali. Chagua moja uendelee nayo.',
  noSymptoms: 'Hakuna dalili zilizorekodiwa',
  empty: 'Bado huna mazungumzo',
  emptyText: 'Unachoandika kwenye mazungumzo huhifadhiwa hapa.',
  failed: 'Imeshindwa kupakia historia',
  continueSession: 'Endelea na mazungumzo',
  current: 'Yamefunguliwa sasa',
  loginEnded: 'Muda wako wa kuingia umeisha',
  loginEndedText: 'Ingia tena ili uone historia yako. Unachoandika kimehifadhiwa.',
  logIn: 'Ingia',
  backToChat: 'Rudi kwenye mazungumzo',
  loading: 'Historia inapakiwa',
};
