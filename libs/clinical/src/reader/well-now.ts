import { joined, parts } from './parts';
import type { Token } from './tokenize';

/**
 * Statements that no one is ill. The patterns match the folded words of the whole message, joined by single blanks,
 * with one at each end.
 */
const NOBODY_ILL: readonly RegExp[] = [
  / (?:nobody|no one|noone|none of us) (?:here |at home |in (?:the|this|our|my) (?:house|home|family) )?(?:is|was|has|has ben|got|fels) (?:\w+ ){0,4}(?:sick|il|hurt|biten|poisoned|burnt|drunk|swalowed|headache|symptoms|unwel) /,
  / hakuna (?:mgonjwa|aliyeathirika) /,
  / hakuna (?:mtu |yeyote |mtoto )?(?:hapa |kwetu |nyumbani )?(?:ame|ana|aliye|anaye)(?:ku)?(?:umwa|ugua|umia|nywa|meza|ungua|zidiwa)\w* /,
];

/** Exceptions that say someone is ill after all; those are believed. */
const ILL_ANYWAY = / (?:but|lakini|ila|except|only|isipokuwa) (?:my|me|i|he|she|mtoto|mama|baba|mimi|yeye|nina|ana) /;

/** Hypothetical or preventive statements, matched on the words of one sentence. */
const ONLY_SUPPOSED: readonly RegExp[] = [
  /(?<! i| we)(?: suppose| supposing| imagine| hypothetically| lets say| asume| asuming) (?:that |if )?(?:a|an|my|the|he|she|i|we|you|one|someone|somebody|your|there) /,
  / (?:i|we) (?:wil|am going to|are going to|plan to|want to) (?:be )?(?:spray|spraying|aply|mix) (?:\w+ ){0,6}(?:tomorow|next|later|this wekend|son) /,
  / (?:nataka|natarajia|ninataka|nitaenda) ku(?:nyunyiz|puliz|piga dawa)\w* /,
  / (?:tuseme|tuchukulie|chukulia|tukisema|mathalani) /,
  / (?:so that|to make sure|make sure) (?:that )?(?:my |the |a |our )?(?:\w+ ){1,6}(?:wil not|wont|dont|doesnt|do not|does not|cant|never) (?:drink|swalow|eat|fal|get|touch|burn|take|catch|have|find|chew) /,
  / ili (?:\w+ ){0,3}(?:asi|wasi|nisi(?!amk|ish|wepo)|tusi|isi)[a-z]{3,} /,
  / (?:hatari|vibaya|salama|shida|nifanye nini|tufanye nini|nifanyeje) (?:kama |iwapo |ikiwa )?(?:mtoto|mtu|mama|baba|mama mjamzito|mwanangu) (?:aki|ata|akiwa )[a-z]{2,} /,
  / (?:mtoto|mtu|mwanangu) aki[a-z]+ (?:\w+ ){0,8}(?:nipigie|nimpigie|nipige|nifanye|tufanye|nimpe|nimpeleke|unafanya|ufanye) (?:namba|number|simu|nini|nani|wapi)(?= )/,
  / \w+ki[a-z]{3,} (?:\w+ )?(?:apate|nipate|apatwe|azidiwe|anze) (?:\w+ ){0,3}(?:nifanye|tufanye|nifanyeje|tufanyeje|ufanye) /,
  / (?:is it|would it be|wil it be) (?:\w+ )?(?:dangerous|bad|harmful|safe|risky) if (?:my |the |a )?(?:child|baby|son|daughter|kid|someone|one|he|she|i) (?:ever|one day|should|acidentaly|drinks|swalows|eats|touches) /,
  / (?:told|tels?|says?|said|heard|hear|claims?|walisema|wanasema|alisema|aliniambia|niliambiwa|nimesikia|nilisikia) (?:me |us |that |kuwa |kwamba |ati )*(?:\w+ ){0,4}(?:can|could|may|might|sometimes|often|huweza|inaweza|unaweza|zinaweza|hutokea|huja|huleta) (?:come|hapen|cause|ocur|kil|bring|apear|start|folow|kutokea|kuja|kuleta|kusababisha|kuua|wakati|in|na) /,
  / (?:saw|watched|watching|seen) (?:a |an |the |some )?(?:\w+ )?(?:film|movie|video|clip|documentary|series|program|programe|show|advert|poster) (?!when |and |then |sudenly )/,
  / (?:niliona|nimeona|niliangalia|nimeangalia|nilitazama|tuliona|tuliangalia|naangalia) (?:\w+ )?(?:filamu|sinema|movie|muvi|video|clip|tangazo|kipindi|series) /,
  / (?:niliona|nilisikia|nimesikia|nimeona|tuliona) (?:\w+ ){0,2}(?:habari|news|tv|redio|radio|runinga) /,
];

const SUPPOSITION_ENDS = new Set(['but', 'lakini', 'ila']);

/** Past tense in a clause that may be resolved: "had malaria last month and now I am fine". */
const WAS =
  / (?:was|were|had|used to|got|choked|alikuwa|nilikuwa|ilikuwa|walikuwa|alipata|nilipata|nilipaliwa|alipaliwa|niliumwa|aliumwa|alitapika|nilitapika|aliharisha|niliharisha|nilikohoa|alikohoa) /;
const OVER =
  / (?:(?:now|sasa|today|leo|saizi|currently|then) (?:(?!not |isnt |arent |doesnt |cant |wont |no |never |ha[a-z]+ |si[a-z]* )\w+ ){0,4}(?:fine|wel|ok|okay|healthy|normal|sawa|poa|mzima|salama|fiti|vizuri|amepona|nimepona)|(?:am|is|im|hes|shes|are|fel|fels) (?:(?!not )\w+ )?(?:fine|wel|okay|ok|healthy|al right|beter) (?:now|since)|i am fine|im fine|(?:it|that|al) (?:was over|has stoped|stoped|went away|is gone|is over|has gone|cleared|pased)|(?:ika|zika|yaka)(?:isha|pona|tulia|koma)|(?:homa|maumivu|kikohozi) (?:ime|yame|kime)(?:isha|pona|tulia|koma)|(?:aka|nika|ali|nili|ame|nime)pona|(?:said|says|ilisema|walisema|alisema) (?:\w+ ){0,3}(?:fine|normal|ok|sawa|kawaida)) /;
const BUT = / (?:but|lakini|ila|except|only that|isipokuwa|still|stil|bado|again|tena|came back|back again|imerudi) /;

/** Minimum length of a clause in tokens, and the maximum distance to the words that say it is resolved. */
const SHORTEST = 3;
const LONGEST = 80;

/** Per token: `general` for text about no one's illness, `over` for a resolved illness. Linear in the text. */
export function resolvedFindings(tokens: readonly Token[]): Record<'general' | 'over', boolean[]> {
  const general = new Array<boolean>(tokens.length).fill(false);
  const over = [...general];
  const all = joined(tokens, 0, tokens.length);
  if (NOBODY_ILL.some((pattern) => pattern.test(all)) && !ILL_ANYWAY.test(all)) general.fill(true);
  for (const [from, to] of parts(tokens, (token) => token.kind === 'stop' || SUPPOSITION_ENDS.has(token.text))) {
    if (to - from < SHORTEST) continue;
    for (const [start, end] of supposed(tokens, from, to)) general.fill(true, start, end);
  }
  for (const [from, to] of parts(tokens, ({ kind }) => kind === 'stop' || kind === 'comma')) {
    if (to - from < SHORTEST || !WAS.test(joined(tokens, from, to))) continue;
    // the clause and the text after it
    const rest = joined(tokens, from, from + LONGEST);
    if (OVER.test(rest) && !BUT.test(rest)) over.fill(true, from, to);
  }
  return { general, over };
}

/** The range of each supposition, up to the next comma; what follows may be real. */
function supposed(tokens: readonly Token[], from: number, to: number): [number, number][] {
  const at: number[] = [];
  for (let i = from; i < to; i++) if (tokens[i]?.kind === 'word' || tokens[i]?.kind === 'number') at.push(i);
  const words = joined(tokens, from, to);
  const wordAt = (place: number) => words.slice(0, place).split(' ').length - 1;
  return ONLY_SUPPOSED.flatMap((pattern): [number, number][] => {
    const found = pattern.exec(words);
    if (!found) return [];
    const last = at[wordAt(found.index + found[0].length - 1) - 1] ?? to;
    const comma = tokens.findIndex(({ kind }, i) => i > last && i < to && kind === 'comma');
    return [[at[wordAt(found.index)] ?? from, comma < 0 ? to : comma]];
  });
}

/** Findings that stay relevant after recovery: they are followed up anyway, or were not an illness. */
const NEVER_OVER = new Set(
  `poison household_poison tablets_overdose paracetamol_overdose farm_chemical snakebite dogbite old_animal_bite insect_sting
  suicidal suicide_plan self_harm_done harm_baby convulsion convulsion_now unconscious faint head_injury injury near_drowning electric_shock
  sexual_assault one_side_weak face_droop speech_difficulty chest_pain chest_tight thunderclap blood_vomit heavy_bleeding
  vaginal_bleeding massive_haemoptysis pregnant postpartum missed_period eye_chemical eye_hit deep_wound burn burn_severe`.split(
    /\s+/,
  ),
);
export const canBeResolved = (finding: string) => !NEVER_OVER.has(finding);
