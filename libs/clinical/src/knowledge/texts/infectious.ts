import type { Texts } from './schema';

/** Infections and tropical illnesses. */
export const INFECTIOUS_TEXTS: Texts = {
  care: {
    boil_milk: {
      en: 'Boil all milk, cook meat well, and wear gloves when you help animals give birth.',
      sw: 'Chemsha maziwa yote, pika nyama iive vizuri, na vaa glavu unaposaidia wanyama kuzaa.',
    },
    no_bleed_pills: {
      en: 'Do not take brufen, diclofenac or aspirin: they can make bleeding worse.',
      sw: 'Usitumie brufen, diclofenac au aspirini: zinaweza kuzidisha kutokwa damu.',
    },
    isolate_fluids: {
      en: 'Others should not touch blood, vomit or stool with bare hands. Call ahead, so that the hospital is ready.',
      sw: 'Wengine wasiguse damu, matapishi au kinyesi kwa mikono mitupu. Piga simu mapema ili hospitali ijiandae.',
    },
    quiet_dark: {
      en: 'Keep the room quiet and dark on the way: noise and touch bring on spasms.',
      sw: 'Njiani kuwe na utulivu na giza: kelele na kuguswa huleta kukakamaa.',
    },
    saliva_care: {
      en: 'Keep away from the saliva; whoever was bitten, or got saliva in a wound or eye, needs the vaccine today.',
      sw: 'Jiepushe na mate yake; aliyeumwa, au aliyeingiwa na mate kwenye kidonda au jicho, anahitaji chanjo leo.',
    },
    arv_start: {
      en: 'With HIV, start the medicines early and take them every day; a partner and children should be tested too.',
      sw: 'Ukiwa na VVU, anza dawa mapema na uzimeze kila siku; mwenzi na watoto wapimwe pia.',
    },
    pep_now: {
      en: 'Go to a clinic or hospital now for the medicine that prevents HIV (PEP); it works only when begun within 72 hours.',
      sw: 'Nenda kliniki au hospitali sasa upate dawa za kuzuia VVU (PEP); hufanya kazi zikianza ndani ya saa 72 tu.',
    },
    wash_contact: {
      en: 'Wash the place with soap and water, rinse eyes or mouth with clean water; do not squeeze a wound.',
      sw: 'Osha mahali hapo kwa sabuni na maji, suuza macho au mdomo kwa maji safi; usikamue kidonda.',
    },
    soft_food: {
      en: 'Eat soft food and drink a lot; sour food makes the pain worse.',
      sw: 'Kula vyakula laini na unywe maji mengi; vyakula vichachu huzidisha maumivu.',
    },
    stay_home: {
      en: 'Stay away from school and work for five days after the swelling began.',
      sw: 'Usiende shule wala kazini kwa siku tano tangu uvimbe ulipoanza.',
    },
    cover_rash: {
      en: 'Keep the spots covered, sleep alone, share no towels or bedding, and have no sex until the skin has healed.',
      sw: 'Funika vipele, lala peke yako, msitumie taulo au matandiko pamoja, na usifanye ngono hadi ngozi ipone.',
    },
    no_contact_sport: {
      en: 'No football, fights or heavy lifting for a month: a swollen spleen can tear.',
      sw: 'Usicheze mpira, usipigane wala kubeba vitu vizito kwa mwezi mmoja: bandama iliyovimba inaweza kupasuka.',
    },
    bilharzia_tablets: {
      en: 'A clinic gives the tablets against bilharzia after a test of urine or stool; in many places they are free.',
      sw: 'Kliniki hutoa vidonge vya kichocho baada ya kupima mkojo au choo; sehemu nyingi ni bure.',
    },
    avoid_lake: {
      en: 'Do not bathe or wash in lake, river or dam; let fetched water stand a day or boil it before washing.',
      sw: 'Usioge wala kufua ziwani, mtoni au bwawani; acha maji yaliyochotwa yakae siku moja au yachemshe kabla ya kuoga.',
    },
    worm_tablets: {
      en: 'A clinic or pharmacist gives worm tablets; children from one year get them every six months. In pregnancy ask first.',
      sw: 'Kliniki au mfamasia hutoa dawa za minyoo; watoto kuanzia mwaka mmoja hupewa kila miezi sita. Mjamzito aulize kwanza.',
    },
    shoes: {
      en: 'Wear shoes, use a latrine, keep nails short and wash fruit and hands.',
      sw: 'Vaa viatu, tumia choo, kata kucha na osha matunda na mikono.',
    },
    feed_well: {
      en: 'Eat often and well: the illness takes a lot from the body.',
      sw: 'Kula mara kwa mara na vizuri: ugonjwa huu huudhoofisha mwili.',
    },
    leg_washing: {
      en: 'Wash the leg with soap every day, dry it well, raise it, move it, and treat every small wound.',
      sw: 'Osha mguu kwa sabuni kila siku, ukaushe vizuri, uinue, uusogeze, na tibu kila kidonda kidogo.',
    },
    no_squeeze: {
      en: 'Do not squeeze or cut the sore; keep it covered.',
      sw: 'Usikamue wala kukata kidonda; kifunike.',
    },
    report_animal: {
      en: 'Do not open, skin or eat the dead animal; tell the veterinary officer.',
      sw: 'Usimpasue, usimchune wala kumla mnyama aliyekufa; mwambie afisa wa mifugo.',
    },
    ticks: {
      en: 'Look for ticks on the skin after days outside and pull them out whole, close to the skin.',
      sw: 'Ukitoka porini, angalia kupe kwenye ngozi na uwatoe wazima, ukiwashika karibu na ngozi.',
    },
    monthly_injection: {
      en: 'After treatment an injection every three to four weeks protects the heart; do not miss it.',
      sw: 'Baada ya matibabu, sindano kila wiki tatu hadi nne hulinda moyo; usiikose.',
    },
    wash_scratch: {
      en: 'Wash every scratch with soap and water, and keep playing cats away from the face.',
      sw: 'Osha kila mkwaruzo kwa sabuni na maji, na usimwache paka acheze karibu na uso.',
    },
  },
  tests: {
    brucella: { en: 'brucella test', sw: 'kipimo cha brusela' },
    dengue: { en: 'dengue test', sw: 'kipimo cha dengi' },
    vhf: { en: 'virus test in a special laboratory', sw: 'kipimo cha virusi katika maabara maalumu' },
    rubella: { en: 'rubella antibodies', sw: 'kipimo cha rubela' },
    mpox: { en: 'swab of a spot for mpox', sw: 'kipimo cha mpox kutoka kwenye kipele' },
    kala_azar: { en: 'rapid test for kala-azar', sw: 'kipimo cha haraka cha kala-azar' },
    trypanosome: { en: 'blood and gland test for sleeping sickness', sw: 'kipimo cha damu na tezi cha malale' },
    filaria: { en: 'test for filaria', sw: 'kipimo cha matende' },
    wound_swab: { en: 'swab of the sore', sw: 'kipimo cha usaha wa kidonda' },
    throat_swab: { en: 'throat swab or streptococcus blood test', sw: 'kipimo cha koo au cha damu cha streptokoko' },
    echo: { en: 'heart ultrasound (echo)', sw: 'ultrasound ya moyo (echo)' },
    lyme_test: { en: 'antibodies against Lyme disease', sw: 'kipimo cha ugonjwa wa Lyme' },
  },
  goNow: {
    testicle: { en: 'a swollen or painful testicle', sw: 'korodani kuvimba au kuuma' },
    assault_now: {
      en: 'forced sex or violence: go now for care, also without telling the police',
      sw: 'kulazimishwa ngono au kupigwa: nenda sasa upate huduma, hata bila kwenda polisi',
    },
  },
};
