const rows = (finding: string, words: string): [string, string][] => words.split(' ').map((word) => [word, finding]);

/** Body part, folded → the finding of pain in it. */
export const PAIN_OF: ReadonlyMap<string, string> = new Map([
  ...rows('abdominal_pain', 'tumbo stomach tumy bely abdomen tumboni'),
  ...rows('headache', 'kichwa head kichwani'),
  ...rows('chest_pain', 'kifua chest kifuani moyo heart'),
  ...rows('back_pain', 'mgongo back mgongoni kiuno waist'),
  ...rows('sore_throat', 'koo throat kooni'),
  ...rows('toothache', 'jino meno tooth teth'),
  ...rows('earache', 'sikio masikio ear ears'),
  ...rows('neck_pain', 'shingo neck'),
  ...rows('joint_pain', 'goti magoti kne knes viungo joints'),
  ...rows('body_ache', 'mwili body'),
]);
