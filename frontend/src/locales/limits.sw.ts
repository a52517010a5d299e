export const sw = {
  tooManyTitle: 'Ujumbe ni mwingi mno',
  tooMany: 'Unaweza kutuma tena baada ya {wait}. Ulichoandika kimehifadhiwa.',
  suspendedTitle: 'Krediti za bure za leo zimeisha hapa',
  suspended: 'Watu wengi wameanza kutumia Afya leo kupitia mtandao wako. Krediti zake za bure zimeisha.',
  suspendedNext:
    'Ingia au jisajili, ongeza krediti, au jaribu tena baada ya {wait}. Ulichoandika kimehifadhiwa. Ujumbe kuhusu dharura hujibiwa hata hivyo.',
  inEmergency: 'Kwa dharura, piga simu 999 au 112 sasa, au nenda hospitali iliyo karibu.',
};
