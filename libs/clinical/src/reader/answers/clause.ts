import type { Clause, ClauseMeaning, ShortAnswer } from './answer-types';
import { leadOf } from './lead';
import { has } from './marks';
import type { AskedWords } from './question-words';
import { type View, viewOf } from './view';
import { itemsOf } from './words';

/** Words about something else that a repeated word of the question may come with. */
const MOST_STRANGE = 3;
/** "A small one on my neck": words that name the place. */
const MOST_PLACE = 2;

const SUBORDINATORS = new Set(itemsOf('subordinator'));

export function clauseMeaning(clause: Clause, asked: AskedWords): ClauseMeaning {
  const { particle: spoken, negated, at } = leadOf(clause, asked);
  const particle = aboutFinding(spoken, asked);
  // "I don't know if it is vomiting or just spitting": what follows is left open
  if (particle === 'unknown' && [at - 1, at].some((place) => SUBORDINATORS.has(clause.tokens[place]?.text ?? '')))
    return { ...LEFT_OPEN, lead: at - clause.from };
  // "only me" begins with a filler and is an answer
  const view = viewOf({ ...clause, from: at }, { asked, negated, start: particle === null ? clause.from : at });
  const ability = abilityOf(view, asked);
  return {
    particle,
    rest: ability ?? certain(meaningOf(view, asked), view, asked),
    repeats:
      (view.any('good') && view.strange === 0) ||
      view.echo !== null ||
      view.framed !== null ||
      ability !== null ||
      (view.opposite && particle === null),
    contradicts: ability !== null || (asked.failure && view.framed !== null),
    complete: view.strange === 0,
    weak: view.weak && !view.denied,
    soft: view.echo === null && view.framed === null && !view.denied && view.any('good'),
    times: view.times,
    ended: view.any('over') && !asked.past,
    lead: at - clause.from,
  };
}

const LEFT_OPEN: Omit<ClauseMeaning, 'lead'> = {
  particle: 'unknown',
  rest: null,
  repeats: false,
  contradicts: false,
  complete: true,
  weak: false,
  soft: false,
  times: false,
  ended: false,
};

/** The answer to the question as one about the finding: "yes" to "can the child drink?" denies that it cannot. */
function aboutFinding<T extends ShortAnswer>(answer: T, { inverted }: AskedWords): T | 'yes' | 'no' {
  if (!inverted) return answer;
  return answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : answer;
}

/**
 * A wrong yes or no is worse than asking again: null where the evidence conflicts. A negative verb beside an affirmed
 * word of the question denies it; a question about a failure needs an answer of which every word is understood.
 */
function certain(meaning: ShortAnswer, view: View, asked: AskedWords): ShortAnswer {
  if (meaning !== 'yes' && meaning !== 'no') return meaning;
  const { echo, framed, any, strange, first, negativeVerb, repeatsFailure } = view;
  // "just because it is hot here", "we only keep chickens": limits the answer to words that are not understood
  if (meaning === 'yes' && framed !== -1 && echo !== 1 && view.limited) return null;
  // "like passing stones" to "is it hard to pass?"
  if (meaning === 'no' && asked.failure && view.compares && !any('good', 'able', 'no')) return null;
  if (framed !== null) return meaning;
  // "on the back" to "is it between the fingers?"
  if (meaning === 'yes' && asked.site && echo === null && any('place')) return null;
  if (meaning === 'yes' && echo === 1 && negativeVerb) return asked.failure ? null : 'no';
  if (meaning === 'yes' && echo === 1 && any('over')) return null;
  if (meaning === 'yes' && echo === 1 && view.otherTime) return null;
  if (!asked.failure || repeatsFailure) return meaning;
  const whenOnly = echo === null && first !== undefined && has(first, 'circumstance', 'often');
  if (strange > 0 && !whenOnly) return null;
  if (meaning === 'yes' && echo === 1 && !any('yes', 'affirm')) return null;
  return meaning;
}

/** "He can drink", "hawezi kunywa", to a question whether it is impossible or hard. */
function abilityOf(view: View, asked: AskedWords): 'yes' | 'no' | null {
  const { any, echo, framed, denied, deniedFailure, asksAmount } = view;
  if (!asked.failure) return null;
  if (any('able') || deniedFailure) return 'no';
  if (any('unable')) return 'yes';
  if (any('good') && !any('no') && framed === null) return denied ? 'yes' : 'no';
  return asksAmount && echo !== -1 && framed !== -1 ? 'yes' : null;
}

function meaningOf(view: View, asked: AskedWords): ShortAnswer {
  const { any, echo, framed, denied } = view;
  const said = echo !== null || framed !== null || view.about;
  if (any('unrelated')) return asked.failure ? null : 'no';
  if (view.firstTime) return 'no';
  if (any('untold')) return said ? 'no' : 'unknown';
  if ((denied || any('unable')) && view.checks && !any('result')) return 'unknown';
  if (view.unsure && !any('yes', 'no', 'somewhat') && echo === null && framed === null) return 'unknown';
  if (framed !== null && !view.conflict) return ofFrame(framed, view, asked);
  if (view.endsYes && !denied) return aboutFinding('yes', asked);
  if (view.conflict) return null;
  if (view.opposite) return denied ? 'yes' : 'no';
  if (any('good') && !any('no')) return denied === asked.good ? 'no' : 'yes';
  if (any('somewhat') && view.asksAmount && echo !== -1) return 'yes';
  if (echo === -1) return any('somewhat') || (denied && any('intensifier') && !view.total) ? degree(asked) : 'no';
  if (echo === 1 && any('somewhat', 'easier')) return strangeAllowed(view, MOST_STRANGE) ? 'somewhat' : null;
  if (echo === 1) return strangeAllowed(view, asked.failure ? 0 : MOST_STRANGE) ? 'yes' : null;
  return withoutEcho(view, asked);
}

/** The meaning of the finding's own words with what else the clause says. */
function ofFrame(framed: 1 | -1, { any, denied, turned, weak, total }: View, asked: AskedWords): ShortAnswer {
  if (framed === -1) {
    if (turned && !total && any('somewhat', 'intensifier')) return degree(asked);
    return asked.failure && any('bad') && !denied ? 'yes' : 'no';
  }
  if (weak && denied) return 'no';
  if (any('over') && !denied) return asked.past ? null : 'no';
  if (any('good') && !denied && !asked.failure && !asked.good) return 'no';
  return any('somewhat', 'easier') ? 'somewhat' : 'yes';
}

/** With more words about something else, a repeated word or an amount is no answer. */
const strangeAllowed = ({ strange }: View, most: number) => strange <= most;

/** "Haiumi sana": a little. A question about failure is answered by "he drinks a little" with no. */
const degree = ({ failure }: AskedWords): ShortAnswer => (failure ? 'no' : 'somewhat');

function withoutEcho(view: View, asked: AskedWords): ShortAnswer {
  const { any, denied, verbDenies, endsYes, strange, first } = view;
  const leadsDegree = first !== undefined && has(first, 'somewhat');
  if (any('somewhat')) return strangeAllowed(view, leadsDegree ? MOST_STRANGE : MOST_PLACE) ? 'somewhat' : null;
  if (verbDenies && asked.failure && !any('deny', 'no')) return 'yes';
  if (verbDenies && strange > MOST_STRANGE && !any('deny', 'no')) return null;
  if (asked.hampers && !asked.failure && any('unable')) return 'yes';
  // "my mind never rests": the denied words are not understood
  if (denied && strange >= MOST_STRANGE && !any('deny', 'no')) return null;
  if (denied) return any('intensifier') && !view.total ? 'somewhat' : aboutFinding('no', asked);
  if (any('over')) return asked.inverted ? null : 'no';
  if (any('unable')) return null;
  if (asked.hampers && any('able')) return 'no';
  if (any('bad')) return asked.good ? 'no' : 'yes';
  if (endsYes || (any('yes') && strange === 0)) return aboutFinding('yes', asked);
  const when = first !== undefined && has(first, 'circumstance') && !view.states;
  const leads = first !== undefined && (when || (strange === 0 && has(first, 'often', 'place')));
  // "at the corner of the mouth", "like a stone": only where it is, or what it is like
  const describes =
    (first !== undefined && has(first, 'place') && strange <= MOST_PLACE) ||
    (view.compares && strange > 0 && strange <= MOST_STRANGE);
  const says =
    // "nywele ziko tu" says only that there is hair
    (any('affirm', 'intensifier', 'often') && strange === 0 && !(view.about && any('affirm'))) ||
    (any('affirm') && any('place') && strange <= MOST_PLACE);
  return leads || says || (describes && !asked.failure && !asked.good && !view.states)
    ? aboutFinding('yes', asked)
    : null;
}
