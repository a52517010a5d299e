import type { Texts } from './schema';

/** Skin. */
export const SKIN_TEXTS: Texts = {
  care: {
    moisturise: {
      en: 'Rub plain cream or petroleum jelly into damp skin twice a day, and wash with mild soap and lukewarm water.',
      sw: 'Paka krimu isiyo na manukato au mafuta ya mgando kwenye ngozi yenye unyevu mara mbili kwa siku, na oga kwa sabuni laini na maji ya uvuguvugu.',
    },
    clean_sores: {
      en: 'Wash the sores with soap and clean water twice a day, cover them, and do not share towels.',
      sw: 'Osha vidonda kwa sabuni na maji safi mara mbili kwa siku, vifunike, na msitumie taulo moja.',
    },
    warm_cloth: {
      en: 'Lay a warm, wet cloth on it several times a day. Do not squeeze or cut it yourself.',
      sw: 'Weka kitambaa chenye maji ya uvuguvugu mara kadhaa kwa siku. Usilibane wala kulikata mwenyewe.',
    },
    raise_limb: {
      en: 'Rest with the leg or arm raised, and mark the edge of the redness with a pen to see whether it spreads.',
      sw: 'Pumzika ukiwa umeinua mguu au mkono, na weka alama ya kalamu kwenye ukingo wa wekundu uone kama unaenea.',
    },
    shingles_soon: {
      en: 'Go within three days of the first blisters: the medicine works best early. Keep the rash covered.',
      sw: 'Nenda ndani ya siku tatu tangu malengelenge ya kwanza: dawa hufanya kazi vizuri mapema. Funika vipele.',
    },
    cold_sore: {
      en: 'A cream from the pharmacy helps when it is begun at the first tingling. Do not kiss or share cups until it has healed.',
      sw: 'Krimu ya duka la dawa husaidia ikianza mapema. Usibusu wala kushiriki kikombe hadi ipone.',
    },
    acne_care: {
      en: 'Wash the face gently twice a day, do not squeeze the spots, and leave out oily and bleaching creams. A pharmacist can give a cream.',
      sw: 'Osha uso taratibu mara mbili kwa siku, usibonyeze chunusi, na acha mafuta mazito na krimu za kujichubua. Mfamasia anaweza kukupa krimu.',
    },
    wart_care: {
      en: 'Most warts go by themselves. A pharmacist can give a salicylic acid paint for hands and feet; do not cut them.',
      sw: 'Chunjua nyingi huisha zenyewe. Mfamasia anaweza kukupa dawa ya kupaka ya mikono na miguu; usizikate.',
    },
    jigger_care: {
      en: 'Let a health worker take the jiggers out with clean tools, and ask for a tetanus vaccine. Wear shoes and keep floors swept and damp.',
      sw: 'Mwombe mhudumu wa afya atoe funza kwa vifaa safi, na uulize chanjo ya pepopunda. Vaa viatu na fagia sakafu iwe safi bila vumbi.',
    },
    leprosy_care: {
      en: 'Leprosy is cured with free medicine. Starting early keeps hands, feet and eyes safe; the family should be checked too.',
      sw: 'Ukoma hupona kwa dawa za bure. Kuanza mapema hulinda mikono, miguu na macho; familia pia ichunguzwe.',
    },
    sting_care: {
      en: 'Scrape out a sting that is left, wash the place, and cool it with a wet cloth. An adult can take an allergy tablet as the packet says.',
      sw: 'Toa mwiba wa nyuki uliobaki, osha mahali hapo, na upoze kwa kitambaa chenye maji. Mtu mzima anaweza kumeza dawa ya mzio kama paketi inavyosema.',
    },
    stop_medicine: {
      en: 'Stop the new medicine, take its packet with you, and never take it again unless a doctor says so.',
      sw: 'Acha dawa mpya, nenda na paketi yake, na usiitumie tena isipokuwa daktari akuruhusu.',
    },
    cool_skin: {
      en: 'Stay out of the sun, cool the skin with wet cloths, wear loose cotton and drink water. Put no oil on it.',
      sw: 'Kaa kivulini, poza ngozi kwa vitambaa vyenye maji, vaa nguo nyepesi za pamba na unywe maji. Usipake mafuta mazito.',
    },
    skin_plan: {
      en: 'A clinic can give stronger creams and a plan for bad days. Stress, alcohol and some medicines make it worse.',
      sw: 'Kliniki inaweza kukupa krimu zenye nguvu zaidi na maelekezo ya siku hali ikizidi. Mawazo, pombe na dawa fulani huizidisha.',
    },
  },
  tests: {
    skin_smear: { en: 'skin smear', sw: 'kipimo cha ngozi (skin smear)' },
  },
  goNow: {
    skin_peel: {
      en: 'skin that peels, or sores of mouth, eyes and private parts',
      sw: 'ngozi kuambuka, au vidonda vya mdomo, macho na sehemu za siri',
    },
    rash_eye: { en: 'blisters near the eye or on the nose', sw: 'malengelenge karibu na jicho au puani' },
  },
};
