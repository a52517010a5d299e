/** Facts about the patient that rules and question tables may name beside findings; facts.ts establishes them. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  '@under2months',
  '@under5',
  '@child',
  '@adult',
  '@talks',
  '@over30',
  '@over65',
  '@maybefemale',
  '@maybelate',
  '@today',
  '@acute',
  '@long',
  // a harmless look-alike does not explain the finding
  '@notwellbaby',
  '@notfacenerve',
  '@nothindered',
  '@notbreast',
  '@notstressleak',
]);
