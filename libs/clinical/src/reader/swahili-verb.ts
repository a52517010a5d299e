/**
 * Forms of a Swahili verb, recognised without a dictionary: negative forms deny ("sikohoi", "hajatapika", "hakiumi"),
 * all others affirm ("nakohoa", "ametapika", "kinaniuma", "kukohoa").
 */
export type VerbForm = 'affirms' | 'denies';

const SUBJECT = '(?:ni|n|u|a|tu|m|wa|i|ki|li|zi|ya|vi|pa|ku|mu|chu|vu|lu|ka)';
const TENSE =
  '(?:na|a|me|mesha|li|lisha|ta|ki|ka|ku|nge|singe|ja|naye|kaye|linapo|napo|lipo|po|nayo|nao|nacho|inayo|me|mena|takuwa)';
const OBJECT = '(?:ni|ku|m|mu|mw|tu|wa|i|u|ki|li|zi|ya|vi|ji|n)';
const AFFIRMS = new RegExp(
  `^(?:${SUBJECT}?${TENSE}?(?:ye|yo|o|cho|lo|zo|vyo)?${OBJECT}?|hu${OBJECT}?|a${OBJECT}?|ka${OBJECT}?|wenye)$`,
);
const NEGATIVE_SUBJECT = '(?:si|hu|ha|hatu|ham|hamu|hawa|hai|haki|hali|hazi|haya|havi|hau|hapa|haku)';
const DENIES = new RegExp(`^${NEGATIVE_SUBJECT}(?:ja|ku|ta|nge)?${OBJECT}?$`);
const RELATIVE_DENIAL = /^(?:a|i|wa|ki|li|zi|ya|u)si(?:ye|yo|o|cho|lo|zo)?(?:ni|ku|m|tu|wa)?$/;
const LONGEST = 26;

const affixes = new Map<string, VerbForm | null>();
const MEMO = 20_000;

const BORROWED =
  /^(?:(?:n|nin|an|un|in|zin|lin|kin|yan|vin|tun|wan|mn)a|(?:ni|a|u|i|zi|li|ki|ya|vi|tu|wa|m)(?:me|li|ta|ki)|(?:a|ni|i|zi)ka|ku|hu)(?:ni|m|mu|ku|tu|wa|ji)?$/;
const BORROWED_DENIED = /^(?:si|ha|hai|haki|hau|hazi|hawa|hatu|hali|haya)(?:ja|ta|ku)?(?:ni|m|ku)?$/;

/** The prefix of a borrowed verb: "na-", "ame-" affirm, "hai-", "si-" deny; null for anything else. */
export function prefixForm(prefix: string): VerbForm | null {
  if (BORROWED.test(prefix)) return 'affirms';
  return BORROWED_DENIED.test(prefix) ? 'denies' : null;
}

function readPrefix(prefix: string): VerbForm | null {
  const cached = affixes.get(prefix);
  if (cached !== undefined) return cached;
  const form = DENIES.test(prefix) || RELATIVE_DENIAL.test(prefix) ? 'denies' : AFFIRMS.test(prefix) ? 'affirms' : null;
  if (affixes.size < MEMO) affixes.set(prefix, form);
  return form;
}

/** Common words, folded, that only look like forms of short verbs: "mume" is not a form of -uma, "pole" not of -la. */
const NO_VERBS = new Set(
  `mume kiume ume uke mke kike wake zake yake lake chake vyake make take like alike choke joke wa we mwa wenye wenyewe maziwa ziwa
  jiwe mawe kijiwe vijiwe paja moja mja nja nje uja taka baka kaka paka mwaka sinki mka mila pole kila pale kala wala mala male
  mole ile kule mle vile hali asili sili nyanya panya kinya yenye kupe meupe nyeupe myeupe one none zone line nine mine nane nene
  wane wanane alone life wife knife age have live alive love move wave give five size maize mze meza mwenza note site vita simiti
  pia mia jua maua kifua mafua mvua kua kuku tie lie hatia mimea kando ndo tatu mama baba leo lao zao wao yao hao nyayo mayo nyumba`.split(
    /\s+/,
  ),
);

/** Minimum length of a stem in "u" that is still recognised after its "u" merged with another one. */
const MEETING = 4;

/**
 * `stem` is folded and ends in its vowel ("tapika"). Null if `word` is not a form of it. In folded text two equal
 * vowels merge: "haki-ingii" is "hakingi", "haja-amka" "hajamka".
 */
export function verbForm(word: string, stem: string): VerbForm | null {
  if (word.length > LONGEST || NO_VERBS.has(word)) return null;
  // "ianze" belongs to -anza (begin), not to -zaa (bear)
  if (stem === 'za' && /(?:anz|uz|maliz|wez|nz)[ae]$/.test(word)) return null;
  if (stem === 'zama' && /tazam[ae]$/.test(word)) return null;
  const form = plainForm(word, stem);
  if (form !== null) return form;
  // "ku-umwa" is accepted; "kuma" is not "ku-uma"
  if (stem.startsWith('u') && stem.length >= MEETING && word === `k${stem}`) return 'affirms';
  const [first = ''] = stem;
  const meets = first === 'i' || first === 'a';
  if (!meets && !stem.endsWith('ia')) return null;
  const begin = meets ? word.replace(new RegExp(`${first}(?=${stem.slice(1, -1)}.?$)`), first.repeat(2)) : word;
  const whole = stem.endsWith('ia') && begin.endsWith(stem.slice(0, -1)) ? `${begin}i` : begin;
  return whole === word ? null : plainForm(whole, stem);
}

function plainForm(word: string, stem: string): VerbForm | null {
  if (word.endsWith(stem)) {
    const form = readPrefix(word.slice(0, -stem.length));
    // with a final -a, only "si-" and "ha-" prefixes deny; "huuma" is habitual (it usually hurts)
    if (form === 'denies') return /^(?:si|ha)/.test(word) ? 'denies' : 'affirms';
    return form;
  }
  const root = stem.slice(0, -1);
  const last = word.at(-1);
  if (
    stem.endsWith('a') &&
    word.length > root.length &&
    (last === 'i' || last === 'e') &&
    word.slice(0, -1).endsWith(root)
  ) {
    const form = readPrefix(word.slice(0, -1 - root.length));
    if (form === 'denies') return last === 'i' ? 'denies' : 'affirms';
    return last === 'e' && form === 'affirms' ? 'affirms' : null;
  }
  return null;
}

const FINITE = new RegExp(
  '^(?:nina|nime|nili|una|ume|ana|ame|ali|tuna|tume|wana|wame|ina|ime|ili|kina|kime|lina|lime|zina|zime|yana|yame|vina|vime|na|huwa|naye)[a-z]{3,}$',
);
const NOT_FINITE = new Set([
  'nausea',
  'nauseous',
  'nauseated',
  'name',
  'native',
  'nature',
  'anaemia',
  'analysis',
  'antibiotice',
  'inamo',
  'nane',
  'kinare',
  'anaphylaxi',
  'nasal',
  'unable',
  'inabo',
  'umene',
  'naso',
]);

/** Relative verbs ("unaozidi", "iliyoanza") describe the noun before them and are not statements. */
const RELATIVE =
  /^(?:unao|inayo|kinacho|linalo|zinazo|yanayo|anaye|iliyo|kilicho|lililo|zilizo|yaliyo|aliye)[a-z]{3,}$/;

/** "natapika", "kinauma": a finite verb starts a statement, so a preceding negation does not apply to it. */
export function isFiniteVerb(word: string): boolean {
  const cached = finite.get(word);
  if (cached !== undefined) return cached;
  const is =
    word.length <= LONGEST &&
    /[aeiou]$/.test(word) &&
    FINITE.test(word) &&
    !RELATIVE.test(word) &&
    !NOT_FINITE.has(word);
  if (finite.size < MEMO && word.length <= LONGEST) finite.set(word, is);
  return is;
}
const finite = new Map<string, boolean>();

/** English and other words that start like Swahili verbs. */
const NOT_SWAHILI = new Set(
  'anaemia anaemic analgesia anaesthesia anasthesia america amenorhoea amenorhea amebiasi ameba anatomy analyse analogue alike alive aline alice amelia ana ali ame aliment anagrame hakuna hanasa nature name narative native unaware nacho nasha siku sikuku sikuzote'.split(
    ' ',
  ),
);
const isSwahiliVerb = (word: string) => /[aeiou]$/.test(word) && !NOT_SWAHILI.has(word) && !NOT_FINITE.has(word);

const PERSONAL = /^(?:n|nin|an|un|tun|wan|mn)a[a-z]{3,}$|^(?:ni|a|u|tu|wa|m)(?:me|li)[a-z]{3,}$/;

/** "Ninacough", "amecollapse": borrowed verbs may end in a consonant. */
const SHENG = /^(?:nina|ana|una|tuna|wana|nime|ame|wame|tume)[a-z]{3,}[^aeiou]$/;

/** A verb with a person as subject ("anakohoa", "nimeumia"), not a thing ("kinauma"). */
export function isPersonalVerb(word: string): boolean {
  if (word.length > LONGEST || RELATIVE.test(word)) return false;
  return (PERSONAL.test(word) && isSwahiliVerb(word)) || SHENG.test(word);
}

const FIRST_PERSON =
  /^(?:nina|nime|nili|nita|niki|nika|sija|siku[a-z]|siwezi|sina|ninge|niko|naumwa|natok|nahem|nakojo|nashindwa|natetemek|nahisi|nasikia|najisikia|nakohoa|natapika|naharisha|nahara)/;
const THIRD_PERSON = /^(?:ana|ame|ali|haja[a-z]|haku|hawezi|hana|anaumwa|akiw|anapo|yuko|ako)/;

/**
 * "Mgongo unaniuma", "inaniwasha": the subject is a thing and the object is the writer. A person as subject
 * ("ananisumbua") is excluded.
 */
const DONE_TO_SELF =
  /^(?:u|i|ki|li|zi|ya|vi|pa)(?:na|me|li)ni(?:um|umiz|wash|was|ban|chom|sumbu|tes|kat|kaz|vut|shik|kab|zib|dund|gong|vimb|kereket|kwaruz|lemea?|katish|hangaish)[a-z]{0,5}$/;

/** The grammatical person of a Swahili verb, if its form shows it. */
export function verbPerson(word: string): 'first' | 'third' | null {
  if (DONE_TO_SELF.test(word)) return 'first';
  if (word.length < 3 || (!isSwahiliVerb(word) && word !== 'ana')) return null;
  if (FIRST_PERSON.test(word)) return 'first';
  return THIRD_PERSON.test(word) ? 'third' : null;
}
