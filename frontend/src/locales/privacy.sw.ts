export const sw = {
  title: 'Faragha',
  lead: 'Data gani kukuhusu Afya inahifadhi, inaenda wapi, na jinsi unavyoweza kuipata au kuifuta.',
  keptTitle: 'Kinachohifadhiwa',
  keptMessages: 'Unachoandika, faili unazotuma na majibu unayopata.',
  keptHealth:
    'Yale Afya ilijifunza kutokana nayo: umri, jinsia, urefu, uzito, dalili, magonjwa ya awali, dawa, mzio na utambuzi wa ugonjwa.',
  keptCredits: 'Krediti zako na jinsi ulivyozitumia. Nambari ya kadi au ya simu haihifadhiwi.',
  keptAccount:
    'Ukiwa na akaunti: jina lako la mtumiaji na lugha yako. Nenosiri lako linahifadhiwa kwa namna ambayo hakuna anayeweza kulisoma.',
  keptConsent: 'Ulikubali notisi zipi, lini na kwa lugha gani.',
  keptLog:
    'Kumbukumbu za yaliyotokea: nyakati, gharama, tahadhari na utambuzi wa magonjwa. Wasimamizi wa huduma hii wanaweza kuzisoma.',
  keptDevice:
    'Kwenye kifaa hiki: unachoandika sasa, na mazungumzo yako ya mwisho kwa siku 7, ili uweze kuyasoma bila mtandao.',
  keptCookies:
    'Vidakuzi viwili: kimoja hutambua kivinjari hiki tena, kingine hukuweka ukiwa umeingia. Hakuna matangazo wala kufuatiliwa.',
  encrypted: 'Ujumbe wako na taarifa za afya yako husimbwa kwa njia fiche pale zinapohifadhiwa.',
  whereTitle: 'Inaenda wapi',
  whereEmbedded:
    'Haiendi popote. Majibu yanatayarishwa kwenye seva hii. Hakuna unachoandika kinachotumwa kwa kampuni nyingine.',
  whereModel:
    'Unachoandika na faili unazotuma huenda kwa programu ya akili bandia (AI) iliyo {host}, ambayo huandika majibu. Jina lako la mtumiaji na anwani yako ya mtandao havitumwi pamoja navyo.',
  whereVoice:
    'Unapoongea badala ya kuandika au jibu linaposomwa kwa sauti, kivinjari chako ndicho hufanya hivyo. Huenda kikatuma sauti au maandishi kwa kampuni iliyokitengeneza.',
  whereLoading: 'Tunaiuliza seva…',
  whereUnknown: 'Seva haikuweza kueleza hili kwa sasa.',
  howLongTitle: 'Inahifadhiwa kwa muda gani',
  howLongVisitor: 'Bila akaunti: hadi siku {days} baada ya kutembelea kwako mara ya mwisho.',
  howLongUser: 'Ukiwa na akaunti: hadi miezi {months} baada ya kutembelea kwako mara ya mwisho.',
  howLongLog:
    'Kumbukumbu: siku {days}. Jumla zisizomtaja mtu yeyote, kama vile idadi ya mazungumzo katika saa moja, hubaki kwa miezi 24, hata baada ya kufuta data yako.',
  howLongDeleted:
    'Unachofuta hakiwezi kufikiwa tangu wakati huo, na ndani ya dakika moja kinatoweka kila mahali. Nakala za akiba anazoweka mwendeshaji huenda zikakaa zaidi.',
  rightsTitle: 'Haki zako',
  rightsLaw: 'Sheria ya Ulinzi wa Data ya Kenya ya mwaka 2019 inakupa haki:',
  rightAccess: 'ya kuona data iliyohifadhiwa kukuhusu. Unaweza kuipakua hapa chini.',
  rightCorrection: 'ya kurekebishiwa makosa. Sema kwenye mazungumzo, au uliza anwani iliyo hapa chini.',
  rightDeletion: 'ya kufutiwa data yako. Unaweza kuifuta mwenyewe hapa chini.',
  rightObject: 'ya kukataa data yako itumiwe kwa namna fulani. Uliza anwani iliyo hapa chini.',
  rightComplaint: 'ya kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data:',
  askTitle: 'Wa kuulizwa',
  askText: 'Maswali kuhusu data yako:',
  askNobody: 'Mwendeshaji wa seva hii bado hajataja wa kuulizwa.',
  dataTitle: 'Data yako',
  dataText: 'Hii ni kwa data ya kivinjari hiki, na ya akaunti yako ukiwa umeingia.',
  nothing: 'Hakuna kilichohifadhiwa kuhusu kivinjari hiki bado.',
  open: 'Faragha na data yangu',
  readMore: 'Jinsi Afya inavyotunza data yako',
  download: 'Pakua data yangu',
  downloadText:
    'Utapata faili moja yenye mazungumzo yako, faili ulizotuma, krediti zako na akaunti yako. Yeyote atakayeifungua anaweza kusoma yote. Iweke mahali ambapo ni wewe pekee unayeweza kuiona.',
  downloadNow: 'Pakua',
  deleteSession: 'Futa mazungumzo haya',
  deleteSessionText:
    'Ujumbe na faili zote za mazungumzo haya zitafutwa, hata jibu ambalo bado linaandaliwa. Krediti ulizotumia hazitarudishwa. Hatua hii haiwezi kutenguliwa.',
  deleteEverything: 'Futa data yangu yote',
  deleteEverythingText:
    'Mazungumzo yako yote, faili na krediti zitafutwa, hata krediti ulizonunua. Kama umeingia, akaunti yako itafutwa pia na utatolewa kwenye kila kifaa. Hatua hii haiwezi kutenguliwa.',
  deleteNow: 'Futa kabisa',
  deleting: 'Inafutwa',
  cancel: 'Ghairi',
  failedTitle: 'Haijafutwa',
  failedText: 'Seva haikupatikana au haikuweza kufanya hivyo. Hakuna kilichobadilika. Tafadhali jaribu tena.',
};
