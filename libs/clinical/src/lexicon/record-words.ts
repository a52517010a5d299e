/** Words for chronic illnesses, medicines and allergies; folded, separated by blanks. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ILLNESS_NOUNS = words(
  'ilnes ilneses disease diseases condition conditions ugonjwa magonjwa maradhi comorbidities history historia underlying',
);
export const MEDICINE_NOUNS = words(
  'medicine medicines medication medications meds drug drugs tablet tablets pil pils herbs dawa madawa vidonge mitishamba tembe',
);
export const ALLERGY_NOUNS = words(
  'alergy alergies alergic mzio mizio aleji alergi alergia alerji alegy alegic alergys nkda',
);

/** Words before a medicine that is being taken. */
export const TAKING = words(
  'take takes taking took taken on use uses using given prescribed swallow swallowing injecting drank',
);
export const TAKING_VERBS: readonly string[] = ['tumia', 'nywa', 'meza', 'pewa', 'dunga', 'choma', 'anzishiwa'];

/** "Of", "to", "for": the name of the medicine or allergen follows. */
export const LINKS = words('to wa ya za la na for of against kwa against ku from');

/** "My" medicine is taken even if one dose was missed; one that did not help was taken too. */
export const OWN = words('my his her our zangu yangu zake yake zetu');
export const HELPED = words(
  'helped helps helping works worked working iliyosaidia inayosaidia zinazosaidia zilizosaidia yet',
);

/** Illnesses and operations without a finding of their own. */
export const PAST_ILLNESS = words(
  `operation operated surgery cesarean caesarean cancer kidney liver thyroid stroke arthritis ulcers gout admitted
  upasuaji nilifanyiwa alifanyiwa operesheni saratani kansa figo kiharusi nililazwa alilazwa goita arthritis`,
);
/** Words before "allergy" that do not name the allergen. */
export const ALLERGY_SORTS = words(
  'drug food known any an a no the skin severe bad have has some other dawa chakula yoyote wowote',
);
