/** Words for people, folded. A dependant is often the patient; an outsider only if no one else is ill. */
type Sex = 'male' | 'female';
export interface Relation {
  kind: 'child' | 'kin' | 'outsider';
  sex?: Sex;
  /** age in years, if the word implies one */
  age?: number;
}

const rows = (kind: Relation['kind'], words: string, more: Omit<Relation, 'kind'> = {}): [string, Relation][] =>
  words.split(' ').map((word) => [word, { kind, ...more }]);

export const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ...rows('child', 'child kid children mtoto mwanangu mtoi watoto kid todler mwanao mjuku grandchild'),
  ...rows('child', 'pupil learner mwanafunzi mpwa niece nephew nefew'),
  ...rows('child', 'baby infant babys childs kids sons daughters todlers infants kitoto katoto kamtoto mtoo'),
  ...rows('child', 'kichanga', { age: 0.08 }),
  ...rows('child', 'newborn neonate', { age: 0.02 }),
  ...rows('child', 'son boy mvulana grandson kijana', { sex: 'male' }),
  ...rows('child', 'daughter girl binti msichana grandaughter', { sex: 'female' }),
  ...rows(
    'kin',
    'mathe mother mum mom mumy wife grandmother grany aunt sister mama mke bibi nyanya dada shangazi mother-in-law shosho girlfriend mamangu',
    { sex: 'female' },
  ),
  ...rows(
    'kin',
    'mzae buda father dad husband grandfather uncle brother baba mume babu kaka mjomba guka boyfriend babangu bwana',
    {
      sex: 'male',
    },
  ),
  ...rows('kin', 'mothers mums moms wifes grandmothers sisters', { sex: 'female' }),
  ...rows('kin', 'fathers dads husbands grandfathers brothers', { sex: 'male' }),
  ...rows(
    'kin',
    'parent partner mze patient mgonjwa student employe housegirl househelp houseboy mboch mfanyakazi fiance wifey hubby inlaw mkwe',
  ),
  ...rows(
    'outsider',
    'beshte mse jama boyz neighbour neighbor friend coleague clasmate romate cousin binamu jirani rafiki mwenzangu coworker someone somebody mtu people watu workmate landlord',
  ),
]);

/** Possessives after a relation word: "yangu", "wetu". */
export const OWNED = /^(?:w|y)(?:angu|ako|ake|etu|enu|ao)$/;

/** Words before a relation word that make it a non-subject: "as my grandmother said", "kama bibi alivyosema". */
export const NOT_SUBJECT = new Set([
  'as',
  'by',
  'with',
  'to',
  'from',
  'kama',
  'na',
  'like',
  'told',
  'says',
  'near',
  'the',
]);

export const SEX_WORDS: ReadonlyMap<string, Sex> = new Map<string, Sex>([
  ...'male man gentleman mwanaume mwanamume kiume boy mvulana jama mse chali mwanamume mwaname boychild'
    .split(' ')
    .map((w): [string, Sex] => [w, 'male']),
  ...'female woman lady girl mwanamke kike msichana binti mwanadada dame dem manzi mschana'
    .split(' ')
    .map((w): [string, Sex] => [w, 'female']),
]);

/** Words that refer to the writer: "ni mwanamke", "I am a man". */
export const SELF_WORDS = new Set(['i', 'im', 'ive', 'me', 'mimi', 'mi', 'myself', 'nina', 'niko', 'nko', 'am']);
export const THIRD_WORDS = new Set(['he', 'she', 'hes', 'shes', 'yeye', 'him', 'her', 'yuko', 'ako', 'ana', 'hana']);
