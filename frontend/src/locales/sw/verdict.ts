import type { TranslationOf } from '../bilingual';
import type { en } from '../en/verdict';

export const sw: TranslationOf<typeof en> = {
  title: 'Tathmini ya mhudumu wa afya',
  question: 'Je, utambuzi huu ulikuwa sahihi?',
  right: 'Sahihi',
  partly: 'Sahihi kwa kiasi',
  wrong: 'Si sahihi',
  note: 'Maelezo (si lazima)',
  noteHint: 'Yanayounga mkono au kupinga utambuzi huu. Usiandike majina. Herufi zisizidi 1,000.',
  noteTooLong: 'Andika herufi zisizozidi 1,000',
  choose: 'Chagua sahihi, sahihi kwa kiasi au si sahihi',
  save: 'Hifadhi tathmini',
  saving: 'Inahifadhiwa',
  give: 'Toa tathmini',
  change: 'Badilisha tathmini',
  cancel: 'Ghairi',
  none: 'Hakuna aliyetathmini utambuzi huu bado.',
  given: 'Ilitolewa {time}',
  saved: 'Tathmini imehifadhiwa',
  failed: 'Tathmini haikuweza kuhifadhiwa',
};
