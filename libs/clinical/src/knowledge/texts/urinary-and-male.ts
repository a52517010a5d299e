import type { Texts } from './schema';

/** Kidneys, bladder and the male organs. */
export const URINARY_AND_MALE_TEXTS: Texts = {
  care: {
    drink_stone: {
      en: 'Drink water in small sips unless you vomit. Later drink so much every day that the urine stays pale.',
      sw: 'Kunywa maji kidogo kidogo isipokuwa unatapika. Baadaye kunywa maji mengi kila siku ili mkojo uwe wa rangi hafifu.',
    },
    sieve_urine: {
      en: 'Pass urine through a clean cloth: a stone that comes out can be tested.',
      sw: 'Kojoa kupitia kitambaa safi: jiwe likitoka linaweza kupimwa.',
    },
    stop_kidney_harm: {
      en: 'Leave out brufen, diclofenac and herbs: they harm the kidneys. Ask before taking any medicine.',
      sw: 'Acha brufen, diclofenac na mitishamba: hudhuru figo. Uliza kabla ya kutumia dawa yoyote.',
    },
    no_forced_drinking: {
      en: 'Do not drink a lot to push the urine out: it only stretches the bladder.',
      sw: 'Usinywe maji mengi ili kusukuma mkojo: kibofu kitazidi kujaa tu.',
    },
    warm_bath_urine: {
      en: 'A warm bath or the sound of running water may help on the way, but must not delay it.',
      sw: 'Kuoga maji ya uvuguvugu au sauti ya maji yanayotiririka huenda ikasaidia, lakini isikucheleweshe.',
    },
    evening_drinks: {
      en: 'Drink less in the evening, and little coffee, tea and alcohol. Take time to empty the bladder twice.',
      sw: 'Kunywa kidogo jioni, na punguza kahawa, chai na pombe. Ukikojoa, subiri kidogo kisha ujaribu tena ili mkojo uishe.',
    },
    no_cold_medicine: {
      en: 'Ask before taking medicine for colds or allergy: some block the urine.',
      sw: 'Uliza kabla ya kutumia dawa za mafua au mzio: baadhi huziba mkojo.',
    },
    ask_psa: {
      en: 'Ask for an examination of the prostate and the PSA blood test.',
      sw: 'Omba uchunguzi wa tezi dume na kipimo cha damu cha PSA.',
    },
    warm_sitting_man: {
      en: 'Sit in warm water for ten minutes, and leave out cycling and alcohol until it is better.',
      sw: 'Kaa kwenye maji ya uvuguvugu dakika kumi, na acha baiskeli na pombe hadi upate nafuu.',
    },
    support_scrotum: {
      en: 'Wear firm underwear and put a rolled towel under the scrotum when lying down.',
      sw: 'Vaa chupi inayobana vizuri na weka taulo iliyokunjwa chini ya korodani ukilala.',
    },
    pelvic_floor: {
      en: 'Tighten the muscles that hold urine for five seconds, ten times, three times a day, for three months.',
      sw: 'Kaza misuli inayozuia mkojo sekunde tano, mara kumi, mara tatu kwa siku, kwa miezi mitatu.',
    },
    bladder_training: {
      en: 'Go by the clock and lengthen the time between visits little by little. Lose weight where it is too much, and treat cough and hard stool.',
      sw: 'Nenda haja ndogo kwa saa maalum, na uongeze muda kidogo kidogo. Punguza uzito kama ni mkubwa, na tibu kikohozi na choo kigumu.',
    },
    family_check: {
      en: 'Parents, brothers, sisters and grown children should have pressure and kidneys checked.',
      sw: 'Wazazi, kaka, dada na watoto wakubwa wapimwe presha na figo.',
    },
  },
  tests: {
    urine_culture: { en: 'urine culture', sw: 'kipimo cha vijidudu kwenye mkojo' },
    kidney_scan: { en: 'ultrasound or CT scan of the kidneys', sw: 'ultrasound au picha ya CT ya figo' },
    psa: { en: 'PSA blood test of the prostate', sw: 'kipimo cha damu cha tezi dume (PSA)' },
    bladder_look: { en: 'look into the bladder with a camera', sw: 'kuangalia ndani ya kibofu kwa kamera' },
    kidney_vessel: { en: 'picture of the kidney vessels', sw: 'picha ya mishipa ya figo' },
  },
  goNow: {
    no_urine_now: {
      en: 'no urine for eight hours, or a full bladder that does not empty',
      sw: 'kukosa mkojo kwa saa nane, au kibofu kujaa bila kutoka',
    },
    blood_urine: { en: 'much blood or clots in the urine', sw: 'damu nyingi au mabonge kwenye mkojo' },
  },
};
