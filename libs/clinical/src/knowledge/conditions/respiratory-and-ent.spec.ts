import { firstThree } from '../../testing/first-three';

/** What people may write of each illness, in English and in Swahili: it must then be among the first three. */
const SAID: readonly (readonly [condition: string, en: string, sw: string])[] = [
  [
    'common_cold',
    'My nose has been dripping since Monday, I sneeze a lot and my throat is a bit sore',
    'Makamasi yananitoka tangu juzi, napiga chafya na nakohoa kidogo, mwili hauna joto',
  ],
  [
    'tonsillitis',
    'She is 9, her throat is very painful, she has a high fever, there is pus on her tonsils and she is not coughing',
    'Binti yangu wa miaka 10 ana homa, anameza kwa shida na kooni kuna usaha mweupe, hana kikohozi wala mafua',
  ],
  [
    'otitis_media',
    'The baby is one year old, has been hot since last night and keeps pulling at her ear after a cold',
    'Mtoto wa mwaka mmoja na nusu ana homa, alikuwa na mafua na sasa analia akishika sikio',
  ],
  [
    'pneumonia',
    'For four days I have fever, I cough up rusty phlegm and it stabs in my side with each breath',
    'Nina homa kali na kikohozi chenye makohozi ya njano, kichomi nikivuta pumzi na napumua haraka',
  ],
  [
    'severe_pneumonia',
    'Our baby of 10 months is coughing with fever, his ribs suck in with each breath and he will not breastfeed',
    'Mtoto wa miezi tisa anakohoa, ana homa, mbavu zinaingia ndani akipumua na hanyonyi',
  ],
  [
    'asthma',
    'My chest whistles and gets tight at night or when I sweep, my mother is asthmatic, it comes and goes for years',
    'Kifua kinapiga filimbi na kubana nikikutana na vumbi au baridi, nakohoa usiku, huja na kuondoka',
  ],
  [
    'asthma_attack',
    'I am asthmatic, my puffer does nothing now and I am so short of breath that I speak one word at a time',
    'Nina pumu, inhela haisaidii tena, nakosa pumzi hata kumaliza sentensi nashindwa',
  ],
  [
    'viral_pharyngitis',
    'Since two days my throat burns when I swallow, I cough and my nose runs, but I am not hot',
    'Koo linauma nikimeza tangu jana, pia nakohoa na pua inatoa makamasi, sina homa',
  ],
  [
    'laryngitis',
    'After three days of preaching I am hoarse and can hardly make a sound, only a small dry cough',
    'Nilihubiri siku tatu mfululizo, sasa sauti haitoki vizuri na koo limekauka',
  ],
  [
    'sinusitis',
    'Ten days of blocked nose, green mucus from my nose and pressure in my cheeks that throbs when I bend down',
    'Pua imeziba wiki mbili, makamasi ni mazito ya njano na paji la uso linauma nikiinama',
  ],
  [
    'allergic_rhinitis',
    'Whenever there is pollen or dust I sneeze again and again, my nose itches and my eyes water, for years now',
    'Kila nikifagia napiga chafya nyingi, pua inaniwasha na macho yanatoa machozi, homa sina',
  ],
  [
    'otitis_externa',
    'After swimming in the lake my ear itches, is wet inside and hurts badly if I pull it',
    'Sikio linaniwasha na linauma nikiligusa, linatoa majimaji tangu nilipoogelea',
  ],
  [
    'ear_wax',
    'One ear has slowly become plugged and I hear badly with it, nothing hurts, a nurse once took wax out',
    'Sikio limeziba taratibu na nasikia kidogo upande huo, haliumi na nta nyingi inaonekana',
  ],
  [
    'epistaxis',
    'My son often gets nosebleeds when it is hot and dry, he always has a finger in his nose picking it',
    'Pua ya mtoto inatoka damu mara kwa mara, ana tabia ya kuchokonoa pua',
  ],
  [
    'foreign_body_ent',
    'My little girl put a bean into her nostril this morning and we cannot reach it',
    'Mtoto amejiingiza shanga puani leo na sasa pua hiyo moja imeziba',
  ],
  [
    'acute_bronchitis',
    'The cold is over but for nine days I keep coughing with white phlegm, no fever and my breathing is fine',
    'Baada ya mafua kuisha nimebaki na kikohozi chenye makohozi meupe kwa siku nane, sina homa, napumua vizuri',
  ],
  [
    'bronchiolitis',
    'Our 5 month old had a cold, now he wheezes, breathes fast and takes only half of his milk',
    'Mtoto wa miezi sita alianza na mafua, sasa kifua kinapiga mluzi na anapumua haraka haraka',
  ],
  [
    'croup',
    'My two year old woke up at midnight with a cough like a barking seal and a hoarse cry',
    'Usiku mtoto wangu wa miaka miwili ameanza kikohozi cha kubweka na sauti imekauka',
  ],
  [
    'epiglottitis',
    'In a few hours his throat got so sore that saliva runs from his mouth, his voice is muffled and breathing is noisy, he is hot',
    'Ghafla koo linauma sana, mate yanamtoka kwa sababu hawezi kumeza, ana homa kali na kupumua kuna kelele',
  ],
  [
    'pertussis',
    'For three weeks my daughter has attacks of coughing one after another until she vomits, she was not vaccinated',
    'Kwa wiki tatu mtoto anakohoa mfululizo mpaka anakata pumzi na kutapika, hakuchanjwa',
  ],
  [
    'copd',
    'I am 62 and have smoked since I was a boy, I wheeze, cough phlegm all year and lose my breath when I climb a hill',
    'Nina miaka 66, nimevuta sigara miaka mingi, nina kikohozi cha muda mrefu na naishiwa pumzi nikipanda ngazi',
  ],
  [
    'pulmonary_embolism',
    'I had an operation ten days ago, my calf swelled and now I am suddenly breathless with stabbing pain when I inhale',
    'Nimetoka kufanyiwa upasuaji, mguu mmoja umevimba na ghafla nimekosa pumzi, kifua kinachoma nikivuta pumzi',
  ],
  [
    'pneumothorax',
    'All at once a sharp pain on one side of my chest and no air, I am 22, thin, I smoke, the doctor hears no breath sounds there',
    'Ghafla kifua upande mmoja kimeuma kama kisu na nakosa pumzi, daktari anasema hewa haiingii upande mmoja',
  ],
  [
    'pleural_effusion',
    'For five weeks I am more and more breathless, one side hurts on a deep breath, the X-ray showed fluid around the lung',
    'Wiki nne sasa nakosa pumzi nikitembea, nakohoa kikavu na picha imeonyesha maji kwenye mapafu',
  ],
  [
    'lung_cancer',
    'My uncle is 67, a smoker, he coughs since months, now with blood, he is hoarse and has lost much weight',
    'Babu wa miaka 70 mvuta sigara anakohoa kwa miezi, makohozi yana damu, sauti imebadilika na amepungua uzito',
  ],
  [
    'bronchiectasis',
    'Since TB years ago I bring up a cup of smelly phlegm every day and get chest infections again and again',
    'Tangu nipone TB zamani nina kikohozi cha miaka, natoa makohozi mengi yenye harufu mbaya kila siku',
  ],
  [
    'airway_foreign_body',
    'He was eating groundnuts and laughing, suddenly he choked and since then he coughs and wheezes',
    'Alikuwa anakula karanga akapaliwa ghafla, sasa anakohoa na kupumua kwa shida',
  ],
  [
    'sleep_apnoea',
    'I am very overweight, my wife says I snore and stop breathing while asleep, I doze off at work every day',
    'Nakoroma sana usiku, pumzi inasimama nikilala na mchana nashikwa na usingizi kazini',
  ],
];

test.each(SAID)('%s is among the first three', (condition, en, sw) => {
  expect(firstThree(en)).toContain(condition);
  expect(firstThree(sw)).toContain(condition);
});
