/**
 * Cues before a person's name. Lower case. `{person}` stands for a relation word, and a word after it in brackets is
 * optional. Words for things are left out on purpose: "the medicine is called …" does not name a person.
 */
export const NAME_CUES: readonly string[] = [
  'my name is',
  'my names are',
  "my name's",
  'my full name is',
  'my real name is',
  'my name',
  'his name is',
  'her name is',
  'i am called',
  "i'm called",
  'im called',
  'i am known as',
  'they call me',
  'people call me',
  'you can call me',
  'he is called',
  'she is called',
  "he's called",
  "she's called",
  'he is named',
  'she is named',
  "{person}'s name is",
  '{person}s name is',
  '{person} name is',
  '{person} is called',
  '{person} is named',
  '{person} named',
  'name of the {person} is',
  'name of my {person} is',
  'naitwa',
  'ninaitwa',
  'nitwa',
  'najulikana kama',
  'wananiita',
  'watu huniita',
  'unaweza kuniita',
  'anaitwa',
  'tunaitwa',
  'wanaitwa',
  'jina langu ni',
  'jina langu naitwa',
  'jina langu',
  'jina langu kamili ni',
  'majina yangu ni',
  'jina ni',
  'jina la {person} ni',
  'jina la {person} wangu ni',
  'jina la {person} yangu ni',
  'jina la {person} wetu ni',
  'jina la {person} huyu ni',
  'jina la {person}',
  'jina la {person} wangu',
  '{person} jina lake ni',
  '{person} wangu jina lake ni',
];

/** Field labels at the start of a line, before a colon, as in a completed form. */
export const NAME_FIELDS: readonly string[] = [
  'name',
  'names',
  'full name',
  'patient name',
  "patient's name",
  'name of patient',
  'jina',
  'majina',
  'jina kamili',
  'jina la mgonjwa',
  'jina la mtoto',
];

/** Titles, which are kept because they are not names. */
export const TITLES = 'mr mrs ms miss dr doctor bw bwana bi mzee mama baba nurse sister brother pastor mwalimu';

/** Names that are also lexicon words. Folded, repeated letters once. */
export const ALSO_NAMES =
  'joy hope faith grace mercy rose pili neema rehema baraka furaha zawadi amani tumaini faraja shida';

/** Words that follow a name or stand in its place but are not names. Folded, repeated letters once. */
export const NOT_NAMES = `
  important secret private here not to by from on of for
  aged age years old male female man woman months month weeks week days day yrs yr living live lives resident born
  sufering sick il unwel patient asking looking writing please help sir madam thanks thank you your
  who whose that which with am is are was were will would can could and or but also so because since then now
  miaka mwaka miezi mwezi wiki siku umri jinsia wa ke me kike kiume mwanamke mwanaume mkazi naishi ninaishi anaishi
  naumwa ninaumwa anaumwa mgonjwa tafadhali naomba ninaomba asante habari daktari dokta siri na ni kutoka kwa katika
  nimekuwa nimepata nilipata nilianza nimeanza ameanza amekuwa amepata nahisi ninahisi anahisi nasikia ninasikia
  sijisikii nasumbuliwa ninasumbuliwa anasumbuliwa ningependa nataka ninataka natafuta tangu toka kuanzia
  mimi yeye sisi wao leo jana juzi sasa saa asubuhi jioni usiku mchana pia lakini ila au kwamba ambaye
  today yesterday tomorrow tonight monday tuesday wednesday thursday friday saturday sunday
  moja mbili tatu nne tano sita saba nane tisa kumi
`;
