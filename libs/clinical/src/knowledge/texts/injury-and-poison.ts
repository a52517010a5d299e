import type { Texts } from './schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON_TEXTS: Texts = {
  care: {
    adrenaline_pen: {
      en: 'If there is an adrenaline pen, use it now in the outer thigh.',
      sw: 'Kama kuna sindano ya adrenalini (EpiPen), itumie sasa kwenye paja, upande wa nje.',
    },
    legs_up: {
      en: 'Lie down with raised legs; sit up only if breathing is hard.',
      sw: 'Lala chini miguu ikiwa juu; kaa wima tu kama kupumua ni shida.',
    },
    avoid_allergen: {
      en: 'Keep away for good from what caused it, and tell every health worker of it.',
      sw: 'Epuka kabisa kilichosababisha, na mwambie kila mhudumu wa afya.',
    },
    snake_still: {
      en: 'Keep calm, lie still, take off rings and shoes, and let others carry you; keep the bitten limb still.',
      sw: 'Tulia, lala bila kusogea, vua pete na viatu, na ubebwe; kiungo kilichoumwa kisisogezwe.',
    },
    snake_no: {
      en: 'Do not cut, suck, burn or tie the bite off, put on no herbs or black stone, and do not hunt the snake.',
      sw: 'Usichanje, usinyonye, usichome wala kufunga kwa kamba palipoumwa, usiweke mitishamba au jiwe jeusi, na usimfuate nyoka.',
    },
    wash_bite: {
      en: 'Wash the bite at once with soap and running water for fifteen minutes.',
      sw: 'Osha palipoumwa mara moja kwa sabuni na maji yanayotiririka kwa dakika kumi na tano.',
    },
    rabies_vaccine: {
      en: 'Go today for rabies vaccine, also if the wound is small or only a scratch; finish all the injections.',
      sw: 'Nenda leo upate chanjo ya kichaa cha mbwa, hata kama jeraha ni dogo au ni mkwaruzo; maliza sindano zote.',
    },
    tetanus_shot: {
      en: 'Ask for a tetanus injection if the last one was more than five years ago.',
      sw: 'Omba sindano ya pepopunda kama ya mwisho ilikuwa zaidi ya miaka mitano iliyopita.',
    },
    watch_animal: {
      en: 'Do not kill the animal: have it tied up and watched for ten days, and tell the veterinary office.',
      sw: 'Usimuue mnyama: afungwe na kuangaliwa siku kumi, na ofisi ya mifugo ijulishwe.',
    },
    poison_take: {
      en: 'Take the bottle, packet or label with you, and note the time and the amount.',
      sw: 'Chukua chupa, paketi au lebo uende nayo, na kumbuka saa na kiasi.',
    },
    poison_no_vomit: {
      en: 'Do not make the person vomit, and give no milk, oil or food.',
      sw: 'Usimtapishe mgonjwa, na usimpe maziwa, mafuta wala chakula.',
    },
    chemical_off: {
      en: 'Take off wet clothes and wash skin and hair with much soap and water; protect your own hands.',
      sw: 'Vua nguo zilizolowa na osha ngozi na nywele kwa sabuni na maji mengi; kinga mikono yako.',
    },
    fresh_air_out: {
      en: 'Bring everybody out into fresh air at once and open doors and windows.',
      sw: 'Toa kila mtu nje kwenye hewa safi mara moja na ufungue milango na madirisha.',
    },
    jiko_outside: {
      en: 'Never take a charcoal jiko or a generator into a room where people sleep.',
      sw: 'Kamwe usiingize jiko la makaa au jenereta kwenye chumba cha kulala.',
    },
    burn_cool: {
      en: 'Cool the burn under running water for twenty minutes; no ice, toothpaste, oil, egg or soil.',
      sw: 'Poza palipoungua kwa maji yanayotiririka kwa dakika ishirini; usipake barafu, dawa ya meno, mafuta, yai wala udongo.',
    },
    burn_cover: {
      en: 'Take off rings and clothes that do not stick, cover loosely with clean cloth or cling film, and leave blisters closed.',
      sw: 'Vua pete na nguo zisizoganda, funika kwa kitambaa safi bila kubana, na usipasue malengelenge.',
    },
    head_watch: {
      en: 'After a lighter blow, somebody should stay for 24 hours and wake the person every few hours.',
      sw: 'Baada ya pigo dogo, mtu abaki naye saa 24 na amwamshe kila baada ya saa chache.',
    },
    no_alcohol_head: {
      en: 'No alcohol, sleeping tablets or sport for some days.',
      sw: 'Usinywe pombe wala vidonge vya usingizi, na usicheze michezo kwa siku kadhaa.',
    },
    press_hard: {
      en: 'Press firmly on the wound with clean cloth and do not let go; lay more cloth on top if blood comes through, and lie down.',
      sw: 'Bana jeraha kwa nguvu kwa kitambaa safi bila kuachia; ongeza kitambaa juu damu ikipenya, na ulale chini.',
    },
    leave_in: { en: 'Do not pull out what sticks in the wound.', sw: 'Usichomoe kitu kilichokwama kwenye jeraha.' },
    wash_wound: {
      en: 'Wash the wound with clean water and soap, take dirt out, and cover it with a clean dressing.',
      sw: 'Osha jeraha kwa maji safi na sabuni, ondoa uchafu, na lifunike kwa kitambaa safi.',
    },
    press_light: {
      en: 'Press on it with clean cloth for ten minutes until it stops bleeding.',
      sw: 'Bana kwa kitambaa safi kwa dakika kumi hadi damu ikome.',
    },
    watch_infection: {
      en: 'Change the dressing every day and look for redness, pus or growing pain.',
      sw: 'Badilisha kitambaa kila siku na angalia wekundu, usaha au maumivu yanayozidi.',
    },
    splint_still: {
      en: 'Keep the limb still as it lies, with a splint of wood or cardboard and a sling; do not pull or let it be massaged.',
      sw: "Tuliza kiungo kilivyo kwa ubao au kadibodi na kitambaa cha kuning'inizia; usikivute wala kukichua.",
    },
    cold_pack: {
      en: 'Put something cold wrapped in cloth on it for twenty minutes, several times a day, in the first two days.',
      sw: 'Weka kitu baridi kilichofungwa kwa kitambaa kwa dakika ishirini, mara kadhaa kwa siku, siku mbili za kwanza.',
    },
    wrap_raise: {
      en: 'Wrap it firmly but not tightly, raise it, and rest it for two days.',
      sw: 'Funga kwa bandeji bila kubana sana, kiinue juu, na ukipumzishe siku mbili.',
    },
    move_early: {
      en: 'Then move and load it a little more each day; come to a clinic if you cannot walk on it after three days.',
      sw: 'Kisha kisogeze na kukikanyagia kidogo zaidi kila siku; nenda kliniki kama huwezi kukikanyagia baada ya siku tatu.',
    },
    pep_72: {
      en: 'Go to a hospital now, best within 72 hours: medicine prevents HIV, infections and pregnancy.',
      sw: 'Nenda hospitali sasa, kabla ya saa 72 kupita: dawa huzuia VVU, maambukizi mengine na mimba.',
    },
    keep_clothes: {
      en: 'If you can, do not wash or change before the examination, and keep the clothes in a paper bag.',
      sw: 'Ukiweza, usioge wala kubadili nguo kabla ya kuchunguzwa, na weka nguo kwenye mfuko wa karatasi.',
    },
    violence_line: {
      en: 'In Kenya call 1195 (violence) or 116 (children) at any hour, free of charge.',
      sw: 'Kenya piga 1195 (ukatili) au 116 (watoto) saa yoyote, bila malipo.',
    },
    safe_plan: {
      en: 'Keep papers, some money and a telephone ready with somebody you trust, and agree with a neighbour on a word that means: call for help.',
      sw: 'Weka hati zako, pesa kidogo na simu kwa mtu unayemwamini, na kubaliana na jirani neno litakalomaanisha: ita msaada.',
    },
    power_off: {
      en: 'Switch off the current, or stay back until it is off; get yourself into no danger in water.',
      sw: 'Zima umeme, au kaa mbali hadi uzimwe; usijihatarishe majini.',
    },
    breathe_for: {
      en: 'If there is no breathing, begin rescue breaths and chest compressions if you know how.',
      sw: 'Kama hapumui, anza kumpulizia pumzi na kubonyeza kifua kama unajua.',
    },
    warm_dry: { en: 'Take off wet clothes and keep warm.', sw: 'Vua nguo zilizolowa na umkinge na baridi.' },
    cool_now: {
      en: 'Bring the person into the shade, take off clothes, wet the skin and fan; cold wet cloths on neck, armpits and groin.',
      sw: 'Mpeleke kivulini, mvue nguo, mloweshe ngozi na umpepee; weka vitambaa baridi shingoni, kwapani na kinenani.',
    },
    sips_if_awake: {
      en: 'If fully awake, give small sips of water or ORS.',
      sw: 'Kama yuko macho kabisa, mpe maji au ORS kidogo kidogo.',
    },
  },
  tests: {
    clotting: { en: 'clotting test of the blood', sw: 'kipimo cha damu kuganda' },
    blood_gas: { en: 'gases of the blood', sw: 'kipimo cha hewa kwenye damu' },
    cholinesterase: { en: 'cholinesterase', sw: 'kipimo cha kolinesterasi' },
    bone_xray: { en: 'X-ray of the bone', sw: 'picha ya mfupa (X-ray)' },
    kidney: { en: 'kidney test', sw: 'kipimo cha figo' },
    muscle_test: { en: 'muscle enzyme (CK)', sw: 'kipimo cha misuli (CK)' },
  },
  goNow: {
    fear_water: {
      en: 'fear of water, confusion or spasms after a bite, even months later',
      sw: 'kuogopa maji, kuchanganyikiwa au kukakamaa baada ya kuumwa, hata miezi baadaye',
    },
    burn_bad: {
      en: 'a burn larger than the hand, on face, hands or private parts, or with hoarseness',
      sw: 'kuungua kukubwa kuliko kiganja, usoni, mikononi au sehemu za siri, au sauti kukauka',
    },
    head_signs: {
      en: 'vomiting more than once, growing headache, drowsiness, or fluid from ear or nose',
      sw: 'kutapika zaidi ya mara moja, kichwa kuzidi kuuma, kusinzia, au maji kutoka sikioni au puani',
    },
    blood_through: { en: 'bleeding that does not stop with pressure', sw: 'damu isiyokoma hata ukibana' },
    lockjaw_sign: {
      en: 'a stiff jaw or spasms in the days after',
      sw: 'taya kukaza au mwili kukakamaa siku zinazofuata',
    },
    bone_bad: { en: 'bone seen, or a limb that is bent', sw: 'mfupa kuonekana, au kiungo kupinda' },
    numb_limb: { en: 'fingers or toes that are cold, blue or numb', sw: 'vidole kuwa baridi, vya buluu au kufa ganzi' },
    heavy_bleed_private: {
      en: 'heavy bleeding or strong pain of the belly or private parts',
      sw: 'damu nyingi au maumivu makali ya tumbo au sehemu za siri',
    },
    violence_worse: {
      en: 'threats to kill, a weapon, strangling, or violence that grows: to a safe place or the police at once',
      sw: 'vitisho vya kuua, silaha, kukabwa shingo, au ukatili unaozidi: nenda mahali salama au polisi mara moja',
    },
    heat_urine: { en: 'brown urine, or no urine', sw: 'mkojo wa kahawia, au kukosa mkojo' },
  },
};
