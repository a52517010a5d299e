import type { TranslationOf } from '../bilingual';
import type { en } from '../en/app';

export const sw: TranslationOf<typeof en> = {
  title: 'Afya',
  subtitle: 'Eleza unavyojisikia. Pata ushauri ulio wazi.',
  welcome: 'Karibu, {name}',
  newDiagnosis: 'Uchunguzi mpya',
  history: 'Historia',
  language: 'Lugha',
  close: 'Funga',
  loading: 'Inapakia',
  retry: 'Jaribu tena',
  skip: 'Nenda kwenye mazungumzo',
  notFound: 'Ukurasa haukupatikana',
  notFoundText: 'Ukurasa huu haupo au umehamishwa.',
  backToChat: 'Rudi kwenye mazungumzo',
  crashTitle: 'Hitilafu imetokea',
  crashText: 'Pakia ukurasa upya. Mazungumzo yako yamehifadhiwa.',
  reload: 'Pakia upya',
  offline: 'Huna mtandao. Hii itapakiwa yenyewe mtandao ukirudi.',
  unreachable: 'Afya haipatikani. Angalia mtandao wako, kisha jaribu tena.',
  partFailed: 'Sehemu hii haikuweza kupakiwa',
};
