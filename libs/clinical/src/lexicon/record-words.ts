/** Words by which people tell of their lasting illnesses, medicines and allergies; folded, separated by blanks. */
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

/** After these a medicine is being taken. */
export const TAKING = words(
  'take takes taking took taken on use uses using given prescribed swallow swallowing injecting drank',
);
export const TAKING_VERBS: readonly string[] = ['tumia', 'nywa', 'meza', 'pewa', 'dunga', 'choma', 'anzishiwa'];

/** "Of", "to", "for": what stands after tells which medicine or what the allergy is to. */
export const LINKS = words('to wa ya za la na for of against kwa against ku from');

/** A medicine that is the patient's own is taken, even where this one dose was missed; one that did not help was taken. */
export const OWN = words('my his her our zangu yangu zake yake zetu');
export const HELPED = words(
  'helped helps helping works worked working iliyosaidia inayosaidia zinazosaidia zilizosaidia yet',
);

/** An illness or operation of which the case has no finding of its own. */
export const PAST_ILLNESS = words(
  `operation operated surgery cesarean caesarean cancer kidney liver thyroid stroke arthritis ulcers gout admitted
  upasuaji nilifanyiwa alifanyiwa operesheni saratani kansa figo kiharusi nililazwa alilazwa goita arthritis`,
);
/** Sorts of which the word alone says nothing of what the allergy is to. */
export const ALLERGY_SORTS = words(
  'drug food known any an a no the skin severe bad have has some other dawa chakula yoyote wowote',
);
