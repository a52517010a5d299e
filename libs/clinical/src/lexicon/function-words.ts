/** Function words, folded like text (lower case, no accents, repeated letters once). Each list is words separated by blanks. */
const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(/([a-z])\1+/g, '$1')
      .trim()
      .split(/\s+/),
  );

/** Fillers: may stand between the words of a phrase ("pain in my chest" matches "pain chest"). */
export const FILLERS = words(`
  a an the my his her our your their its is are am was were be been being of in on at to from very so realy quite such
  some any much lot lots have has had having feel fels feling fel geting get gets got i he she it they we me him this
  that these those and also just now bit litle kind like al both while when as than too do does did what
  ya wa la cha za vya kwa na ni katika kwenye yangu langu wangu changu zangu vyangu kwangu yake lake chake zake vyake
  yetu wetu letu chetu zetu vyetu yako lako wako chako zako vyako yao lao wao chao zao vyao wake kwake kwako kwetu kwao sana mno kabisa pia tu hi huyu hilo hicho hizo hayo sasa kidogo huwa
  nina ana una ina lina kina yana zina vina wana kuna tuna pana ako iko niko yuko iko ndani mwangu mwake wangu hadi kama
`);

/** Negations of what follows (NegEx: pre-negation). */
export const NEGATIONS = words(`
  no not nobody dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt without never denies deny denied none neither nor
  wont cant couldnt wouldnt absent negative fre
  sina huna hana hatuna hamna hawana hakuna hapana bila pasipo wala si sio siyo haina halina hakina hayana hazina havina
  sikuwa hakuwa hakukuwa sijawa hajawa hakujawa sijapata hajapata sikupata hakupata sioni haoni sijaona hajaona
  siko hayuko hayko sijisiki hajisiki sihisi hahisi hauna hajawahi sijawahi
`);

/** Words that end the scope of a negation (NegEx: termination). */
export const SCOPE_ENDS = words(`
  but however though although except because since due after when until only yet instead then besides
  lakini ila bali ingawa isipokuwa kwa_sababu kisha halafu sababu isipo
`);

/** Words that start a new statement after a comma or "and". */
export const STATEMENT_STARTS = words(`
  i he she they we there my his her im ive hes shes has have having am is are now only just also feels fel started
  mimi yeye sasa pia ni kuna nina ana una niko yuko ako ina kina lina yana zina wana
`);

/** Negations of what precedes them (NegEx: post-negation): "homa hakuna", "fever: none". */
export const TRAILING_NEGATIONS = words(
  'no none absent hakuna hapana hamna sina hana hayupo haipo hayapo hakipo nil negative fre',
);

/** Words for a mild or uncertain finding, which counts half. */
export const UNCERTAIN = words(
  'maybe perhaps slightly slight mild somewhat sometimes posibly posible might unsure labda pengine kidogo huenda kiasi',
);

/** "Not severe pain" is pain. */
export const DEGREES = words(
  'severe bad very that strong serious sure big makali mkali kali sana mbaya mno kubwa hakika uhakika',
);

export const RECENT_TIMES = words(
  'yesterday today jana leo juzi morning asubuhi night usiku tonight week wiki hours sa',
);

/**
 * Words after which the statement is current, even after a past one in the same sentence ("treated for TB last year,
 * presents with fever").
 */
export const NOW_WORDS = words(`
  presents presenting presented complains complaining now today currently tonight sasa leo saizi
`);

/** Words for an onset: the finding is still current ("developed a rash two months ago"). */
export const BEGAN_WORDS = words(`
  since started starting began begun noticed noted developed develops apeared onset diagnosed stil worsened worsening persists
  tangu ilianza imeanza nimeanza kilianza lilianza yalianza ulianza vilianza zilianza bado nimegundua niligundua aligundua
`);

/** Phrases for historical findings (ConText: historical). */
export const PAST_PHRASES: readonly string[] = [
  'last year',
  'years ago',
  'months ago',
  'month ago',
  'year ago',
  'used to',
  'when i was',
  'as a child',
  'recovered',
  'previously',
  'in the past',
  'long ago',
  'long time ago',
  'some time back',
  'got better',
  'was cured',
  'already healed',
  'childhood',
  'mwaka jana',
  'miaka iliyopita',
  'mwaka uliopita',
  'mwezi uliopita',
  'miezi iliyopita',
  'mwezi moja uliopita',
  'zamani',
  'niliwahi',
  'aliwahi',
  'nilipona',
  'nikapona',
  'alipona',
  'akapona',
  'nilishapona',
  'nilipokuwa mtoto',
  'hapo awali',
  'utotoni',
  'imepona',
  'nimepona',
];

/** Phrases for a suspicion: a suspected chronic illness does not count ("I think I have HIV"), a suspected symptom does. */
export const SUPPOSED_PHRASES: readonly string[] = [
  'think i have',
  'think i got',
  'think he has',
  'think she has',
  'afraid i have',
  'worried i have',
  'maybe i have',
  'might have',
  'could have',
  'suspect',
  'nadhani nina',
  'nafikiri nina',
  'nahofia nina',
  'naogopa nina',
  'labda nina',
  'nadhani ana',
  'nafikiri ana',
  'huenda nina',
];

/** Hypothetical phrases (ConText: hypothetical), also of general questions; they apply to the rest of the clause. */
export const HYPOTHETICAL_PHRASES: readonly string[] = [
  'what if',
  'in case',
  'vaccine cause',
  'afraid of getting',
  'worried about getting',
  'scared of getting',
  'heard about',
  'read about',
  'could it cause',
  'can it cause',
  'if i get',
  'if he gets',
  'if she gets',
  'does it cause',
  'will it cause',
  'nikipata',
  'akipata',
  'naogopa kupata',
  'nimesikia kuhusu',
  'inaweza kusababisha',
  'je naweza kupata',
  'can i have sex',
  'can we have sex',
  'naweza kufanya mapenzi',
  'naweza kufanya ngono',
  'naweza kufanya sex',
  'naweza kushiriki ngono',
  'tunaweza kufanya mapenzi',
  'tunaweza kufanya ngono',
  'tunaweza kufanya sex',
  'tunaweza kushiriki ngono',
];

/** Phrases for prevention: the next few words name an illness that the patient does not have. */
export const WARDED_OFF_PHRASES: readonly string[] = [
  'vaccine for',
  'vaccine against',
  'vaccines for',
  'vaccines against',
  'vaccinated for',
  'vaccinated against',
  'vaccination for',
  'vaccination against',
  'immunized against',
  'immunised against',
  'immunized for',
  'immunised for',
  'protect against',
  'protects against',
  'prevent',
  'prevents',
  'preventing',
  'prevention of',
  'chanjo ya',
  'chanjo za',
  'chanjo dhidi ya',
  'kuzuia',
  'kujikinga',
  'kujikinga na',
];
