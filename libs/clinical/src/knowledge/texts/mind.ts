import type { Texts } from './schema';

/** Mind and substances. */
export const MIND_TEXTS: Texts = {
  care: {
    crisis_company: {
      en: 'Do not stay alone: call or go to somebody you trust now, and let them come with you to a hospital.',
      sw: 'Usikae peke yako: piga simu au nenda kwa mtu unayemwamini sasa, akusindikize hospitalini.',
    },
    crisis_means: {
      en: 'Let somebody else lock away tablets, poison, ropes and blades.',
      sw: 'Mtu mwingine afungie vidonge, sumu, kamba na visu.',
    },
    crisis_line: {
      en: 'In Kenya you can talk at any hour: 1190 or Befrienders +254 722 178 177.',
      sw: 'Kenya unaweza kuzungumza saa yoyote: 1190 au Befrienders +254 722 178 177.',
    },
    calm_place: {
      en: 'Speak calmly, do not argue about voices or beliefs, and keep the room quiet and safe.',
      sw: 'Ongea kwa utulivu, usibishane kuhusu sauti au imani, na weka chumba kimya na salama.',
    },
    no_chains: {
      en: 'Chains, beating and fasting harm; a health worker can give medicine that calms.',
      sw: 'Kumfunga minyororo, kumpiga au kumfungisha kula humdhuru mgonjwa; mhudumu wa afya anaweza kutoa dawa ya kutuliza.',
    },
    mother_help: {
      en: 'Let others take the house and some nights with the baby; sleep, food and company are part of the cure. Do not leave mother and baby alone.',
      sw: 'Wengine wasaidie kazi za nyumbani na kumwangalia mtoto usiku mwingine; kulala, kula na kuwa na mtu karibu ni sehemu ya tiba. Usiwaache mama na mtoto peke yao.',
    },
    no_sudden_stop: {
      en: 'Whoever drinks much every day must not stop all at once at home: ask at a hospital for medicine that prevents fits.',
      sw: 'Anayekunywa sana kila siku asiache ghafla akiwa nyumbani: aombe hospitalini dawa za kuzuia degedege.',
    },
    food_vitamins: {
      en: 'Eat and drink water often, and ask for vitamin B1 (thiamine).',
      sw: 'Kula na kunywa maji mara kwa mara, na omba vitamini B1 (thiamine).',
    },
    sleep_rules: {
      en: 'Get up at the same hour every day, no screens in bed, no coffee, tea or miraa after noon, no long naps; if awake after twenty minutes, get up and do something quiet.',
      sw: 'Amka saa ileile kila siku, hakuna simu kitandani, hakuna kahawa, chai au miraa baada ya saa sita mchana, usilale mchana muda mrefu; usipolala baada ya dakika ishirini, inuka ufanye jambo tulivu.',
    },
    no_sleeping_pills: {
      en: 'Do not buy sleeping tablets: they lead to dependence.',
      sw: 'Usinunue vidonge vya usingizi: huleta uraibu.',
    },
  },
  tests: {},
  goNow: {
    poison_taken: { en: "tablets, poison or a wound by one's own hand", sw: 'vidonge, sumu au jeraha la kujiumiza' },
    violent: { en: 'danger to oneself or others', sw: 'hatari kwa mgonjwa mwenyewe au kwa wengine' },
    harm_child: { en: 'thoughts of hurting the baby', sw: 'mawazo ya kumdhuru mtoto' },
  },
};
