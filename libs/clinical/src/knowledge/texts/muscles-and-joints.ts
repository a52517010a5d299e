import type { Texts } from './schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS_TEXTS: Texts = {
  care: {
    neck_care: {
      en: 'Move the neck gently, use warmth and a low pillow, and take breaks from screens and loads.',
      sw: 'Sogeza shingo taratibu, tumia joto na mto mfupi, na pumzika kutoka kwenye simu, kompyuta na mizigo.',
    },
    rest_part: {
      en: 'Rest what hurts for some days, cool it at first, then begin to move it again step by step.',
      sw: 'Pumzisha sehemu inayouma siku chache, ipoze mwanzoni, kisha anza kuisogeza tena hatua kwa hatua.',
    },
    chest_wall_care: {
      en: 'Leave out heavy lifting for a while; warmth and a painkiller help. It passes in some weeks.',
      sw: 'Acha kubeba vitu vizito kwa muda; joto na dawa ya maumivu husaidia. Huisha ndani ya wiki kadhaa.',
    },
    joint_exercise: {
      en: 'Keep the joint moving with gentle exercise, lose weight if heavy, and use a stick on bad days.',
      sw: 'Endelea kufanya mazoezi mepesi ya kiungo, punguza uzito kama ni mkubwa, na tumia mkongojo siku mbaya.',
    },
    joint_clinic: {
      en: 'Ask for a referral to a joint clinic: treatment in the first months keeps joints from being harmed.',
      sw: 'Omba rufaa ya kliniki ya viungo: matibabu ya miezi ya kwanza huzuia viungo visiharibike.',
    },
    gout_care: {
      en: 'Rest and raise the joint, drink much water, and leave out beer, red meat and offal. Ask at a clinic which medicine suits you.',
      sw: 'Pumzisha na uinue kiungo, kunywa maji mengi, na acha bia, nyama nyekundu na matumbo. Uliza kliniki dawa inayokufaa.',
    },
    sun_cover: {
      en: 'Cover the skin from the sun with long sleeves and a hat.',
      sw: 'Kinga ngozi na jua kwa nguo za mikono mirefu na kofia.',
    },
    pace: {
      en: 'Sleep at fixed times and build up gentle exercise slowly; it eases the pain more than rest does.',
      sw: 'Lala saa zilezile na ongeza mazoezi mepesi polepole; hupunguza maumivu kuliko kupumzika.',
    },
  },
  tests: {
    joint_fluid: { en: 'test of the fluid in the joint', sw: 'kipimo cha maji ya kiungo' },
    joint_xray: { en: 'X-ray of the joint or bone', sw: 'picha ya kiungo au mfupa (X-ray)' },
    spine_scan: { en: 'scan of the spine (MRI)', sw: 'picha ya uti wa mgongo (MRI)' },
    uric_acid: { en: 'uric acid in the blood', sw: 'kipimo cha asidi ya uriki kwenye damu' },
    inflammation: {
      en: 'blood tests for inflammation (ESR, CRP)',
      sw: 'vipimo vya damu vya kuonyesha uvimbe mwilini (ESR, CRP)',
    },
    rheumatoid: {
      en: 'blood tests for rheumatism and lupus (rheumatoid factor, ANA)',
      sw: 'vipimo vya damu vya baridi yabisi na lupasi (RF, ANA)',
    },
  },
  goNow: {
    hot_joint: {
      en: 'a hot, swollen joint with fever, or a joint that cannot be moved',
      sw: 'kiungo cha moto kilichovimba pamoja na homa, au kisichoweza kusogezwa',
    },
    neck_arm: { en: 'weak or numb arms or legs', sw: 'mikono au miguu kukosa nguvu au kufa ganzi' },
  },
};
