import type { Texts } from './schema';

/** Heart, vessels and blood. */
export const HEART_AND_BLOOD_TEXTS: Texts = {
  care: {
    no_own_pressure_medicine: {
      en: 'Do not take extra pressure tablets on your own: a pressure that falls too fast harms the brain.',
      sw: 'Usimeze dawa za ziada za presha mwenyewe: presha inayoshuka haraka mno hudhuru ubongo.',
    },
    stop_on_pain: {
      en: 'Stop and sit down when the pain comes. If it does not go within ten minutes, or comes at rest, go to a hospital at once.',
      sw: 'Maumivu yakija, acha unachofanya na ukae. Yasipoisha ndani ya dakika kumi, au yakija ukiwa umepumzika, nenda hospitali mara moja.',
    },
    sit_up: {
      en: 'Sleep with the upper body raised on pillows, and rest with breaks.',
      sw: 'Lala ukiinua sehemu ya juu ya mwili kwa mito, na pumzika mara kwa mara.',
    },
    weigh_daily: {
      en: 'Weigh yourself every morning: two kilos more within three days means water, and a visit to the clinic.',
      sw: 'Jipime uzito kila asubuhi: ukiongezeka kilo mbili ndani ya siku tatu, ni maji yamejaa mwilini; nenda kliniki.',
    },
    penicillin_monthly: {
      en: 'If penicillin injections were prescribed after rheumatic fever, do not miss any.',
      sw: 'Ikiwa uliandikiwa sindano za penisilini baada ya homa ya baridi yabisi, usikose hata moja.',
    },
    tell_dentist: {
      en: 'Tell every dentist and doctor of the heart before they treat you, and see a clinic early with any fever.',
      sw: 'Mwambie kila daktari, hata wa meno, kuhusu moyo wako kabla ya matibabu, na nenda kliniki mapema ukipata homa.',
    },
    no_antibiotic_before_culture: {
      en: 'Do not start antibiotics on your own: blood is tested for germs first.',
      sw: 'Usianze antibiotiki mwenyewe: damu hupimwa vijidudu kwanza.',
    },
    hospital_today: { en: 'Go to a hospital today.', sw: 'Nenda hospitali leo.' },
    hospital_days: {
      en: 'Go to a hospital within the next days; do not wait for it to pass.',
      sw: 'Nenda hospitali ndani ya siku chache; usisubiri iishe yenyewe.',
    },
    count_pulse: {
      en: 'When it comes, count the heartbeats of one minute, note when it began and ended, and bring this along.',
      sw: 'Ikija, hesabu mapigo ya moyo ya dakika moja, andika ilianza na kuisha lini, na uende na maelezo hayo.',
    },
    no_leg_massage: {
      en: 'Do not rub or press the leg, and walk as little as you can on the way.',
      sw: 'Usisugue wala kukanda mguu, na tembea kidogo iwezekanavyo njiani.',
    },
    raise_legs: {
      en: 'Raise the legs when you sit, and do not stand still for long. Elastic stockings help when the feet are warm and have a pulse.',
      sw: 'Inua miguu ukikaa, na usisimame muda mrefu. Soksi za kubana husaidia ikiwa miguu ina joto na mapigo.',
    },
    walk_daily: {
      en: 'Walk every day, also a little beyond the first pain, then rest and go on.',
      sw: 'Tembea kila siku, hata kidogo baada ya maumivu kuanza, kisha pumzika na uendelee.',
    },
    lie_flat: {
      en: 'When you feel faint, lie down at once and raise the legs.',
      sw: 'Ukihisi kuzirai, lala chini mara moja na uinue miguu.',
    },
    stand_slowly: {
      en: 'Stand up slowly, drink enough, eat regularly, and ask whether a medicine lowers the pressure too far.',
      sw: 'Inuka polepole, kunywa maji ya kutosha, kula kwa wakati, na uliza kama kuna dawa inayoshusha presha mno.',
    },
    bring_donor: {
      en: 'Relatives who can give blood should come along.',
      sw: 'Ndugu wanaoweza kutoa damu waje pamoja.',
    },
    stop_trigger: {
      en: 'Stop the medicine or food that came before it, keep the packet and show it. Never take it again without asking.',
      sw: 'Acha dawa au chakula kilichotangulia, weka pakiti na uionyeshe. Usitumie tena bila kuuliza.',
    },
    no_self_treatment: {
      en: 'Do not treat lumps, fever or bleeding with herbs or bought tablets: they delay the right test.',
      sw: 'Usitibu uvimbe, homa au damu kwa mitishamba au dawa za kununua: huchelewesha kipimo sahihi.',
    },
  },
  tests: {
    cholesterol: { en: 'fat in the blood (cholesterol)', sw: 'kipimo cha mafuta kwenye damu' },
    heart_blood: {
      en: 'blood test of the heart muscle (troponin)',
      sw: 'kipimo cha damu cha misuli ya moyo (troponin)',
    },
    leg_ultrasound: { en: 'ultrasound of the leg vessels', sw: 'ultrasound ya mishipa ya mguu' },
    clot_blood: { en: 'blood test for clots (D-dimer)', sw: 'kipimo cha kuganda kwa damu (D-dimer)' },
    g6pd: { en: 'G6PD test', sw: 'kipimo cha G6PD' },
    sickle_test: { en: 'test for sickle cells', sw: 'kipimo cha selimundu' },
    bone_marrow: { en: 'test of the bone marrow', sw: 'kipimo cha uboho' },
  },
  goNow: {
    chest_pain_rest: {
      en: 'chest pain at rest, or longer than ten minutes',
      sw: 'maumivu ya kifua ukiwa umepumzika, au zaidi ya dakika kumi',
    },
    pink_froth: { en: 'pink foam when coughing', sw: 'povu la waridi unapokohoa' },
    fever_valve: { en: 'fever for more than two days', sw: 'homa zaidi ya siku mbili' },
    blood_cough: { en: 'blood when coughing', sw: 'damu unapokohoa' },
    cold_leg: {
      en: 'a leg or foot that turns cold, pale or blue and hurts',
      sw: 'mguu unaokuwa baridi, kupauka au kuwa wa buluu na kuuma',
    },
    leg_clot: { en: 'one leg that swells and hurts', sw: 'mguu mmoja unaovimba na kuuma' },
    faint_effort: {
      en: 'fainting during effort, or again and again',
      sw: 'kuzirai wakati wa kufanya kazi au mazoezi, au mara kwa mara',
    },
    black_stool_faint: { en: 'black stool or heavy bleeding', sw: 'choo cheusi au kutokwa damu nyingi' },
    fever_weak: { en: 'fever with great weakness', sw: 'homa pamoja na udhaifu mkubwa' },
    bleeding: { en: 'bleeding that does not stop', sw: 'damu isiyokoma' },
  },
};
