import type { Texts } from './schema';

/** Brain and nerves. */
export const BRAIN_AND_NERVES_TEXTS: Texts = {
  care: {
    note_attacks: {
      en: 'Write down each attack, how long it lasts and what helped, and show it at the clinic.',
      sw: 'Andika kila shambulio, limedumu muda gani na nini kilisaidia, na uonyeshe kliniki.',
    },
    fit_care: {
      en: 'In a fit: lay the person on the side, keep hard things away, loosen the collar, put nothing in the mouth, and look at the clock.',
      sw: 'Wakati wa degedege: mlaze mgonjwa kwa ubavu, ondoa vitu vigumu, legeza nguo shingoni, usiweke kitu mdomoni, na angalia saa.',
    },
    fit_safety: {
      en: 'Until a doctor says otherwise do not drive, climb, swim alone or cook at an open fire.',
      sw: 'Hadi daktari aseme vingine usiendeshe gari, usipande juu, usiogelee peke yako wala kupika kwenye moto wazi.',
    },
    fit_tablets: {
      en: 'Take epilepsy tablets every day at the same hour and never stop them suddenly.',
      sw: 'Meza dawa za kifafa kila siku saa ileile na usiziache ghafla.',
    },
    no_driving: {
      en: 'Do not drive, ride a boda boda or work at heights while the attacks come.',
      sw: 'Usiendeshe gari au bodaboda wala kufanya kazi juu wakati mashambulio yanakuja.',
    },
    turn_slowly: {
      en: 'Sit up and turn slowly, hold on to something, and lie still while it spins.',
      sw: 'Inuka na ugeuke polepole, shikilia kitu, na ulale bila kusogea wakati vitu vinazunguka.',
    },
    eye_protect: {
      en: 'Keep the open eye moist with drops, and cover it with a clean pad at night.',
      sw: 'Weka jicho lililo wazi na unyevu kwa matone, na ulifunike kwa kitambaa safi usiku.',
    },
    foot_care: {
      en: 'Look at your feet every day, wash and dry them, wear closed shoes, and do not warm them at a fire.',
      sw: 'Angalia miguu yako kila siku, ioshe na kuikausha, vaa viatu vilivyofungwa, na usiiote moto.',
    },
    no_alcohol_nerves: {
      en: 'Leave out alcohol, and ask at the clinic about vitamins if you take TB medicine or ARVs.',
      sw: 'Acha pombe, na uliza kliniki kuhusu vitamini kama unatumia dawa za TB au ARV.',
    },
    wrist_splint: {
      en: 'Wear a splint that keeps the wrist straight at night.',
      sw: 'Vaa kifaa kinachonyoosha kifundo cha mkono usiku.',
    },
    rest_hand: {
      en: 'Rest the hand often and change the way you do the work that brings it on.',
      sw: 'Pumzisha mkono mara kwa mara na ubadilishe namna ya kufanya kazi inayoileta.',
    },
    routine_day: {
      en: 'Keep the same course every day, a light at night, and things in their places; walk and talk together.',
      sw: 'Fuata ratiba ileile kila siku, washa taa usiku, na weka vitu mahali pake; tembeeni na kuzungumza pamoja.',
    },
    home_safe: {
      en: 'Take away what one can trip over, and do not leave the person alone with fire or on the road.',
      sw: 'Ondoa vitu vya kujikwaa, na usimwache peke yake karibu na moto au barabarani.',
    },
    rest_often: {
      en: 'Rest between tasks, stay out of great heat, and eat soft food when chewing tires you.',
      sw: 'Pumzika kati ya kazi, epuka joto kali, na kula chakula laini kutafuna kukikuchosha.',
    },
    no_new_medicine: {
      en: 'Take no new medicine, also no antibiotic, without telling of this illness first.',
      sw: 'Usitumie dawa mpya, hata antibiotiki, bila kusema kwanza kuhusu ugonjwa huu.',
    },
    short_naps: {
      en: 'Keep fixed hours of sleep and take one or two short naps a day.',
      sw: 'Lala saa zilezile na upate usingizi mfupi mara moja au mbili mchana.',
    },
    report_polio: {
      en: 'Every child whose limb goes limp must be reported and tested for polio; two stool samples are taken.',
      sw: 'Kila mtoto aliyelegea mkono au mguu ghafla lazima aripotiwe na kupimwa polio; sampuli mbili za choo huchukuliwa.',
    },
    nothing_if_choking: {
      en: 'Give nothing to eat or drink if the voice is weak or swallowing is hard.',
      sw: 'Usimpe chakula wala kinywaji kama sauti ni dhaifu au kumeza ni shida.',
    },
  },
  tests: {
    hearing: { en: 'hearing test', sw: 'kipimo cha kusikia' },
    vitamin_b: { en: 'vitamin B12', sw: 'kipimo cha vitamini B12' },
    thyroid: { en: 'thyroid test', sw: 'kipimo cha tezi ya shingo' },
    nerve_test: { en: 'test of nerves and muscles', sw: 'kipimo cha neva na misuli' },
    sleep_study: { en: 'sleep study', sw: 'kipimo cha usingizi' },
    polio_stool: { en: 'stool test for polio', sw: 'kipimo cha choo cha polio' },
    potassium: { en: 'potassium', sw: 'kipimo cha potasiamu' },
  },
  goNow: {
    fit_long: {
      en: 'a fit of more than five minutes, or a second one before waking',
      sw: 'degedege la zaidi ya dakika tano, au la pili kabla ya kuamka',
    },
    foot_black: {
      en: 'a wound, a black toe or a hot, swollen foot',
      sw: 'kidonda, kidole cheusi, au mguu wa moto uliovimba',
    },
  },
};
