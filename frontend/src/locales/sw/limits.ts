import type { TranslationOf } from '../bilingual';
import type { en } from '../en/limits';

export const sw: TranslationOf<typeof en> = {
  tooManyTitle: 'Ujumbe ni mwingi mno',
  tooMany: 'Unaweza kutuma tena baada ya {wait}. Ulichoandika kimehifadhiwa.',
  withheldTitle: 'Krediti za bure za leo zimeisha hapa',
  withheld: 'Watu wengi wameanza kutumia Afya leo kupitia mtandao wako. Krediti zake za bure zimeisha.',
  withheldNext:
    'Ingia au jisajili, ongeza krediti, au jaribu tena baada ya {wait}. Ulichoandika kimehifadhiwa. Ujumbe kuhusu dharura hujibiwa hata hivyo.',
  inEmergency: 'Kwa dharura, piga simu 999 au 112 sasa, au nenda hospitali iliyo karibu.',
};
