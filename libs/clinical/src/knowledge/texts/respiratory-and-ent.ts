import type { Texts } from './schema';

/** Lungs, throat, nose and ears. */
export const RESPIRATORY_AND_ENT_TEXTS: Texts = {
  care: {
    voice_rest: {
      en: 'Rest the voice for some days: speak little, and do not whisper or shout.',
      sw: "Pumzisha sauti kwa siku chache: ongea kidogo, usinong'one wala kupiga kelele.",
    },
    stop_smoking: {
      en: 'Stop smoking, and keep away from the smoke of others.',
      sw: 'Acha kuvuta sigara, na epuka moshi wa wengine.',
    },
    smoke_home: {
      en: 'Cook outside or where the smoke can leave, and wear a mask in dusty work.',
      sw: 'Pika nje au mahali moshi unapotoka, na vaa barakoa kwenye kazi ya vumbi.',
    },
    allergy_home: {
      en: 'Keep away from what brings it on. Wipe dust with a wet cloth, air the bedding in the sun, and keep animals out of the bedroom.',
      sw: 'Epuka kinachoileta. Futa vumbi kwa kitambaa chenye maji, anika matandiko juani, na usiruhusu wanyama chumba cha kulala.',
    },
    antihistamine: {
      en: 'A pharmacist can give an adult an allergy tablet that does not make sleepy. For a child or in pregnancy ask a health worker first.',
      sw: 'Mfamasia anaweza kumpa mtu mzima kidonge cha mzio kisicholeta usingizi. Kwa mtoto au mjamzito, muulize kwanza mhudumu wa afya.',
    },
    wax_drops: {
      en: 'Drops for ear wax, or clean cooking oil at body warmth, soften the wax. Use none if the ear hurts, drains or may have a hole.',
      sw: 'Matone ya nta ya sikio, au mafuta safi ya kupikia yenye uvuguvugu, hulainisha nta. Usitumie kama sikio linauma, linatoa maji au huenda lina tundu.',
    },
    nose_pinch: {
      en: 'Sit up, lean forward, and press the soft part of the nose firmly for 15 minutes without letting go. Breathe through the mouth and spit the blood out.',
      sw: 'Kaa wima, inama mbele, na ubane sehemu laini ya pua kwa nguvu kwa dakika 15 bila kuachilia. Pumua kwa mdomo na uteme damu.',
    },
    nose_after: {
      en: 'For a day do not blow or pick the nose and do not lift heavy things. Some petroleum jelly keeps the nose moist.',
      sw: 'Kwa siku moja usipenge wala kuchokonoa pua, na usibebe vitu vizito. Mafuta kidogo ya kujipaka huweka pua na unyevu.',
    },
    no_digging: {
      en: 'Do not try to take it out with tweezers, buds or sticks: that pushes it deeper.',
      sw: 'Usijaribu kukitoa kwa kibano, pamba au kijiti: kitaingia ndani zaidi.',
    },
    calm_child: {
      en: 'Keep the child calm and sitting up on your lap; crying makes breathing harder. Do not look into the throat.',
      sw: 'Mtulize mtoto na umketishe wima mapajani; kulia huzidisha shida ya kupumua. Usichungulie koo lake.',
    },
    away_from_babies: {
      en: 'Keep away from babies and pregnant women until the medicine has been taken for five days, and ask whether the family needs it too.',
      sw: 'Kaa mbali na watoto wachanga na wajawazito hadi dawa itumike siku tano, na uliza kama familia pia inahitaji dawa.',
    },
    clear_chest: {
      en: 'Drink enough, and bring the phlegm up twice a day by deep breaths and huffing, lying so that it can run out.',
      sw: 'Kunywa maji ya kutosha, na toa makohozi mara mbili kwa siku kwa kuvuta pumzi ndefu na kukohoa ukiwa umelala kwa namna yatakavyoshuka.',
    },
    back_blows: {
      en: 'If no cough, cry or word comes out: five firm blows between the shoulder blades, then five thrusts below the ribs (for a baby: on the breastbone), in turn. Do not feel in the mouth blindly.',
      sw: 'Kama hawezi kukohoa, kulia wala kuongea: mpige mara tano kwa nguvu katikati ya mabega, kisha msukume mara tano chini ya mbavu (mtoto mchanga: kwenye mfupa wa kifua), kwa zamu. Usiingize kidole mdomoni bila kuona kitu.',
    },
    side_sleep: {
      en: 'Sleep on the side, come down in weight if overweight, and leave alcohol and sleeping tablets.',
      sw: 'Lala kwa ubavu, punguza uzito kama ni mkubwa, na acha pombe na vidonge vya usingizi.',
    },
  },
  tests: {
    ear_look: { en: 'look into the ear with a lamp', sw: 'kuangalia ndani ya sikio kwa taa maalum' },
    throat_look: { en: 'look at the throat by a specialist', sw: 'kuangaliwa koo na mtaalamu' },
    throat_swab: { en: 'swab of nose or throat', sw: 'sampuli ya pua au koo' },
    airway_look: { en: 'look into the airways with a tube', sw: 'kuangalia njia za hewa kwa mrija wenye kamera' },
    chest_ct: { en: 'CT scan of the chest', sw: 'picha ya kifua ya CT' },
    chest_fluid: { en: 'test of the fluid around the lung', sw: 'kipimo cha maji ya pembeni mwa pafu' },
    sleep_test: { en: 'sleep test', sw: 'kipimo cha usingizi' },
  },
  goNow: {
    voice_weeks: {
      en: 'hoarseness for more than three weeks, or a lump in the neck',
      sw: 'sauti kukauka kwa zaidi ya wiki tatu, au uvimbe shingoni',
    },
    eye_swelling: { en: 'swelling round the eye', sw: 'uvimbe kuzunguka jicho' },
    hearing_gone: { en: 'sudden loss of hearing', sw: 'kupoteza uwezo wa kusikia ghafla' },
    nose_not_stopping: {
      en: 'nosebleed that goes on after 20 minutes of pressing',
      sw: 'damu ya pua inayoendelea baada ya kubana kwa dakika 20',
    },
    battery: { en: 'a battery or magnet in nose, ear or throat', sw: 'betri au sumaku puani, sikioni au kooni' },
    noise_rest: {
      en: 'a harsh noise with each breath while the child is calm',
      sw: 'kelele ya kukwaruza kila pumzi mtoto akiwa ametulia',
    },
    drowsy_driving: {
      en: 'falling asleep while driving or at a machine',
      sw: 'kupitiwa na usingizi ukiendesha gari au mashine',
    },
  },
};
