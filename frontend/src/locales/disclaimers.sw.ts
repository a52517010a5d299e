export const sw = {
  title: 'Kabla ya kuanza',
  emergencyTitle: 'Si huduma ya dharura',
  emergencyText:
    'Kama mtu hawezi kupumua, haamki, anatoka damu nyingi au ana maumivu makali ya kifua, piga simu 999 au 112 sasa au nenda hospitali iliyo karibu.',
  description:
    'Afya ni programu ya kompyuta, si daktari. Inakusaidia kuelewa dalili zako na kuamua la kufanya. Inaweza kukosea. Ukiwa na shaka, mwone mhudumu wa afya.',
  freeCredits: 'Unaanza na krediti {count} za bure. Kila ujumbe hutumia chache.',
  noSignup: 'Huhitaji kujisajili',
  privacy: 'Jinsi Afya inavyotunza data yako',
  agree: 'Nimesoma na ninakubali',
  start: 'Nakubali na ninaanza',
  elsewhere: 'Nipeleke kwingine',
  diagnosticTitle: 'Kabla ya kusoma utambuzi',
  diagnosticText: 'Utakachosoma ni ugonjwa unaolingana zaidi na ulichoandika. Si uthibitisho.',
  diagnosticExam: 'Mhudumu wa afya akikupima ndiye pekee anayeweza kuwa na uhakika.',
  diagnosticMedicine: 'Usianze wala kuacha dawa kwa sababu ya utambuzi huu pekee.',
  diagnosticWorse: 'Ukizidiwa, nenda kliniki hata kama ushauri wa hapa unasema si haraka.',
  diagnosticAccept: 'Nimeelewa',
};
