/** Words of which a message must hold one of each kind, in this order, for them to tell the finding together. */
interface Together {
  finding: string;
  of: RegExp;
  did: RegExp;
  turn: RegExp;
  ends: RegExp;
}

const TOGETHER: readonly Together[] = [
  {
    finding: 'fetal_movement',
    of: /^(?:pregnant|pregnancy|womb|trimester|expecting|week|weks|weeks|mimba|mjamzito|ujauzito|bal|tumboni|wiki)$/,
    did: /^(?:kick(?:s|ed|ing)?|mov(?:e|es|ed|ing)|play(?:s|ed|ing)?|movements?|teke|mateke|\w*cheza|\w*piga|\w*songa|\w*kick)$/,
    turn: /^(?:but|now|since|today|yesterday|lakini|sasa|tangu|leo|jana|ila)$/,
    ends: /^(?:nothing|quiet|silent|stil|zero|calm|kimya|ametulia|metulia|katulia|amenyamaza|zi|nada)$/,
  },
];
/** A child that is born kicks and plays as well. */
const BORN = / (?:fotbal|years? old|months? old|days? old|shule|schol|amezaliwa|was born) /;
const NEAR = 12;

/** What two parts of a message tell together, though each alone is nothing. `line`: its folded words, numbers as digits. Pure. */
export function toldTogether(line: string): string[] {
  if (BORN.test(line)) return [];
  const words = line.split(' ').filter(Boolean);
  return TOGETHER.filter((row) => tells(words, row)).map(({ finding }) => finding);
}

function tells(words: readonly string[], { of, did, turn, ends }: Together): boolean {
  if (!words.some((word) => of.test(word))) return false;
  const start = words.findIndex((word) => did.test(word));
  const turned = words.findIndex((word, i) => start >= 0 && i > start && turn.test(word));
  return turned >= 0 && words.slice(turned + 1, turned + 1 + NEAR).some((word) => ends.test(word));
}
