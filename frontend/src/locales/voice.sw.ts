export const sw = {
  panel: 'Kuongea badala ya kuandika',
  dictate: 'Ongea badala ya kuandika',
  stop: 'Simamisha',
  start: 'Anza',
  close: 'Funga',
  dictationNotice:
    'Kivinjari chako huandika unachosema. Huenda kikatuma sauti kwa kampuni iliyotengeneza kivinjari hicho. Afya hupata maneno tu, utakapoyatuma.',
  listening: 'Tunakusikiliza. Ongea sasa.',
  blocked: 'Maikrofoni imezuiwa. Iruhusu kwenye mipangilio ya kivinjari chako, au andika ujumbe wako.',
  noMicrophone: 'Hakuna maikrofoni iliyopatikana. Tafadhali andika ujumbe wako.',
  nothingHeard: 'Hakuna kilichosikika. Tafadhali jaribu tena ukiwa karibu na maikrofoni.',
  noNetwork: 'Kivinjari chako kinahitaji mtandao ili kuandika unachosema. Tafadhali andika, au jaribu tena baadaye.',
  noLanguage: 'Kivinjari hiki hakiwezi kuandika Kiswahili unachosema. Tafadhali andika ujumbe wako.',
  failed: 'Haikufaulu. Tafadhali jaribu tena, au andika ujumbe wako.',
};
