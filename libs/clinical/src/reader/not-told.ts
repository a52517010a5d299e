import { joined, parts } from './parts';
import { type Token } from './tokenize';

/** General questions. The patterns match the folded words of one sentence, joined by single blanks, with one at each end. */
const ASKS_IN_GENERAL: readonly RegExp[] = [
  / (?:can|could|does|do|wil|would|may) (?:\w+ ){1,4}(?:cause|lead to|bring|give you|kil|result in|turn into) /,
  / can (?:you|one|people|someone|somebody|a person|we) (?:\w+ ){0,2}(?:die|get|catch|recover|survive|have) /,
  / what (?:are|is|causes|cause) (?:the )?(?:\w+ ){0,2}(?:signs?|symptoms?|causes?|treatment|danger signs) /,
  / (?:what|how) (?:\w+ ){0,6}(?:if|when) (?:someone|somebody|a person|anyone|one|people|you|another person) /,
  / (?:is it|how) (?:dangerous|safe|posible|serious) (?:to|when|for|if) (?!.* (?:my|im|i|me|am) )/,
  / (?:which|what) (?:fods?|fruits?|drinks?|vaccines?|medicines?|drugs?|exercises?) /,
  / what (?:should|can|could|must|do|does|would|to) (?:\w+ ){0,3}?(?:do )?(?:if|when|in case) (?:a|an|the|one|snakes?|dogs?|bes|scorpions?) (?!(?:\w+ ){0,3}(?:has|have|just) )/,
  / if (?:a|an|the) (?:snake|dog|scorpion|be|spider|cobra|mamba|animal|insect|bat|monkey) (?:bites?|stings?|scratches?|were to|was to|should) /,
  / (?:nyoka|mbwa|nge|nyuki|paka|popo|buibui) aki(?:m|mu|ku|wa|mw)?(?:ma|uma|ngata|gonga|dunga|tafuna) /,
  / (?:do|does) (?:real |the )?(?:doctors?|surgeons?) (?:realy |actualy |usualy |ever )?(?:remove|take out|cut|stitch|operate) /,
  / (?:daktari|madaktari) (?:wa kweli )?hu(?:toa|fanya|tibu|tumia|pasua|shona)[a-z]* /,
  / why (?:do|does|are) (?:people|children|babies|women|men|some|we|you|kids|pregnant) /,
  / (?:first aid|huduma ya kwanza) (?:for|ya|kwa) /,
  / if (?:a person|someone|somebody|anyone|anybody|people|a child|a baby|a patient|a woman|a man) /,
  / (?:kama|iwapo|endapo|ikiwa) mtu /,
  / (?:inaweza|unaweza|yanaweza|zinaweza|yaweza|kinaweza|linaweza) (?:ku(?:leta|sababisha|ua|pelekea|waletea|ambukiza)) /,
  / (?:nifanye|tufanye|ufanye|mtu afanye|unafanya|tunafanya) nini (?:\w+ )?(?:mtu|kama mtu|iwapo|endapo|ukiwa|mtu mwingine) /,
  / mtu (?:akiumwa|akipata|akiwa|akimeza|akinywa|akianguka|akizimia|akiungua|akizama) /,
  / (?:ukiwa|ukipata|ukiona|ukiumwa|ukizimia) (?:\S+ ){1,15}(?:ni hatari|nini|vipi|je) /,
  / (?:nini husababisha|nini huleta|husababishwa na nini|huambukizwa vipi|kinambukiza|inambukiza|unambukiza) /,
];

/** General questions even if they mention the writer. */
const ASKS_ABOUT_ANY: readonly RegExp[] = [
  / (?:when|at what point) should (?:i|you|one|we) wory /,
  / how (?:do|can|could|would|does) (?:i|you|one|we|someone|people) (?:know|tel|prevent|avoid|protect|recognise|recognize) /,
];

/** "Can you help, I have chest pain", "what causes my headache": a question about the writer's own illness is not general. */
const OWN =
  / (?:my|i have|i am|im|ive|i had|i fel|i keep|i get|have ben|he is|she is|he has|she has|hes|shes|ana|ana(?!weza|esth|emi|phyl|lys|lges|tom)[a-z]{4,}|ame[a-z]{3,}|nina|niko|naumwa|ninaumwa|yangu|wangu|langu|changu|zangu|vyangu|nime[a-z]{3,}) /;

/**
 * Words for an ongoing event or the weeks of a pregnancy: such a question is not general, because a missed danger is
 * worse than a false alarm.
 */
const HAPPENING =
  / (?:right now|now|here|sasa|hapa|hivi|today|leo|just|me|us|nisaidie|saidia|help me|isnt|wont|hawezi|haamki|hajitambui|\d+ (?:months?|weks?|weeks?|wks?|minutes?)|(?:miezi|wiki|dakika) \d+|aliye[a-z]{4,}) /;
const WHAT_IF = / what if /;

/** Not experienced: read, studied, seen on a screen, dreamt, or only a word. */
const NOT_EXPERIENCED: readonly RegExp[] = [
  / (?:in|from|saw|watched|watching) (?:the |a |that |an )?(?:\w+ )?(?:movie|film|series|novel|carton|documentary|drama|soap opera) (?!when|(?:and |then |but )?(?:i|im|my|suddenly|then) )/,
  / \w*(?:angalia|tazama|watch|ona) (?:ka |hiyo |ile |moja |kwa )*(?:movie|muvi|filamu|sinema|series|katuni|drama|tv|kipindi) (?:ambapo |ambayo |na |ya |yenye |moja )*(?:mtu|mse|jama|mwanamke|mwanaume|watu|mtoto|star|steringi|actor|kijana|polisi|mwizi|mwigizaji|msichana|mama|baba) /,
  / (?:song|lyrics?|hymn|poem|verse|proverb|saying|quote) (?:that |which |where |he |she |they |it )?(?:says?|said|goes|sings?|called|titled|named|about|i like|i love) /,
  / (?:is|was|its|just|from) (?:only |just )?(?:a|the|my|his|her|some|from a) (?:\w+ )?(?:song|lyrics?|hymn|poem|quote|quotation|saying|proverb|tongue twister) /,
  / (?:singing|sang|sung|sing) (?:that|this) (?:\w+ )?(?:song|hymn) (?!in |at |and |when |during )/,
  / \w*imba (?:ule|huo) wimbo wa (?!kanisa |injili |dini |taifa |sifa |harusi )/,
  / (?:wimbo|nyimbo|msemo|methali|shairi|mashairi) (?:\w+ ){0,2}?(?:unasema|unaosema|zinasema|yanasema|inasema|unaitwa|unaimba|anaimba|anasema|wa kusema|wenye maneno) /,
  / (?:pastor|preacher|singer|artist|choir|band|msani|kwaya) (?:quoted|sang|sings|recited|aliimba|anaimba|waliimba|wanaimba) /,
  / (?:i|he|she|we|they) (?:was |were |am |is )?(?:quoting|singing|reciting|sang|rapping) (?!when|and) /,
  / (?:kwenye|katika|kwa) (?:filamu|sinema|muvi|movie|series|riwaya|katuni|drama|tamthilia) /,
  / (?:esay|article|poem|project|asignment|homework|thesis|bok|leson|lecture|clas|test question) (?:on|about|for) /,
  / (?:exam|presentation) about /,
  / (?:writing|studying|learning|reading|researching|teaching|study|learn|research|revising) (?:\w+ )?(?:about|on|the signs|signs|first aid) /,
  / (?:tunasoma|nasoma|ninasoma|kusoma|tunajifunza|najifunza|nafundisha|insha|makala|somo) (?:\w+ )?(?:kuhusu|juu ya|ya|la) /,
  / (?:on|in) (?:the )?(?:\w+ )?(?:news|radio|tv|newspaper) (?!when |(?:and |then |but )?(?:i|im|sudenly|then) )/,
  / kwa tarifa (?:wamesema|walisema|imesema|ilisema|imetangazwa|inasema) /,
  / kwenye (?:tv|habari|runinga|redio|gazeti|magazeti) /,
  / (?:taught|teaches|teaching|trained) (?:us |me |them )?(?:about|how|on) /,
  / (?:ametufundisha|alitufundisha|tulifundishwa|walitufundisha) /,
  / (?:joke|kichekesho|utani|mchezo wa kuigiza|igizo) /,
  / (?:niliota|nimeota(?! ndevu| nywele| meno| vipele| jipu| majipu| chunusi| uvimbe| donge| nundu| kidonda| kinyama| vinyama| sunzua)|ndotoni|dreamt|dreamed|had a dream|in (?:a|my|his|her) dream) /,
  / (?:write|say|print|output|repeat|type|andika|sema) (?:only |just )?(?:the )?(?:word|neno) /,
];

/** An animal is hurt or ill, not a person. */
const OF_AN_ANIMAL =
  / (?:cow|cows|goat|goats|shep|hen|chicken|chickens|bul|pupy|kiten|dog|cat) (?:was|were|got|has ben|is being) (?:\w+ )?(?:hit|bitten|biten|knocked|run|poisoned|sick|il|kiled|struck|burnt|burned|shot|hurt|injured|vomiting|convulsing|sleping|given|vaccinated|treated) /;
const OF_AN_ANIMAL_SW =
  / (?:ngombe|mbuzi|kondo|kuku|mbwa|paka|punda) (?:\w+ ){0,2}(?!\w*kuwa )(?:ame|ali|wame|wali)\w+wa /;

/** Historical by explicit words: years ago, in childhood, a calendar year. */
const LONG_AGO =
  / (?:years?|yrs|decades?) ago | miaka (?:\w+ )?iliyopita | (?:nikiwa|akiwa|tulipokuwa|nilipokuwa|alipokuwa) (?:bado )?(?:mdogo|mtoto|mchanga|shuleni|primary|sekondari) | as a (?:kid|child|baby|boy|girl) | when (?:i|he|she) was (?:a |very |stil |in |about |around )?(?:\d+|one|two|thre|four|five|six|seven|eight|nine|ten|clas|form|primary|litle|young|smal|kid|child|baby|boy|girl|in schol) | (?:in|mwaka|mwaka wa) (?:19|20)\d\d /;
/** Words that say a historical finding continues. */
const GOES_ON =
  / (?:since|stil (?!travel|take|get|go|have a baby|eat)|started|began|tangu|bado|ever since|again|tena|keps|until now|hadi leo|mpaka leo|diagnosed) /;

/** "In 2018 I had fits, bled a lot", "mwaka wa 2018 nilizimia, nikatoka damu": the historical story continues after a comma. */
const STORY_CONTINUES =
  /^ (?:and |na )?(?:(?:bled|lost|fainted|vomited|colapsed|spent|stayed)|(?:asubuhi|siku|usiku|jioni|one) (?:moja|day|morning|night)|(?:nika|aka|tuka|ika|zika|uka|waka)(?!anz)[a-z]{3,}) /;

const JUST_NOW =
  / (?:this (?:morning|afternoon|evening|wek|week)|yesterday|last night|(?:minutes?|mins?|hours?|hrs?) ago|just|dakika|masa|tonight|jana|juzi|hivi|sa hi|saizi|asubuhi hi|usiku hu) /;

/**
 * Per token: `general` for text about no current patient (general questions, films, lessons, animals, deaths of
 * others), `longAgo` for historical text (ConText: historical). Sentences end at stops; historical text also ends at
 * commas. Linear in the text.
 */
export function unrelatedOrHistorical(tokens: readonly Token[]): Record<'general' | 'longAgo', boolean[]> {
  const general = new Array<boolean>(tokens.length).fill(false);
  const longAgo = [...general];
  for (const [from, to] of parts(tokens, (token) => token.kind === 'stop' || TURNS.has(token.text))) {
    const words = joined(tokens, from, to);
    const asks = !OWN.test(words) && ASKS_IN_GENERAL.some((pattern) => pattern.test(words));
    const inGeneral = asks || ASKS_ABOUT_ANY.some((pattern) => pattern.test(words));
    if (inGeneral && !HAPPENING.test(words)) general.fill(true, from, to);
    else if (isNotExperienced(words)) general.fill(true, from, ownFrom(tokens, from, to));
    if (WHAT_IF.test(words)) general.fill(true, from, commaAfter(tokens, from, to));
  }
  for (const i of afterDeath(tokens)) general[i] = true;
  let ago = false;
  for (const [from, to] of parts(
    tokens,
    (token) => (token.kind !== 'word' && token.kind !== 'number') || NOW.has(token.text),
  )) {
    const words = joined(tokens, from, to);
    const goesOn = GOES_ON.test(words);
    const storyContinues: boolean =
      ago && tokens[from]?.kind === 'comma' && STORY_CONTINUES.test(words) && !JUST_NOW.test(words);
    ago = !goesOn && (LONG_AGO.test(words) || storyContinues);
    if (ago) longAgo.fill(true, from, to);
  }
  return { general, longAgo };
}

/** "What if he dies, he does not wake": only the part before the comma is hypothetical. */
function commaAfter(tokens: readonly Token[], from: number, to: number): number {
  const comma = tokens.slice(from + 1, to).findIndex(({ kind }) => kind === 'comma');
  return comma < 0 ? to : from + 1 + comma;
}

const AND = new Set(['and', 'na']);
const QUOTES = new Set(['quoted', 'says', 'said', 'sang', 'sings', 'recited', 'unasema', 'anaimba', 'aliimba']);
const ABOUT_ME = /^(?:my|i|im|ive|mimi|nina|naumwa|ninaumwa|niko)$/;

/**
 * "A man was shot in the film, my headache is worse": after a comma or "and" the writer's own statement begins, if the
 * part before it is about the film.
 */
function ownFrom(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from + 1; i < to; i++) {
    const next = tokens[i + 1]?.text ?? '';
    const turns =
      tokens[i]?.kind === 'comma'
        ? ABOUT_ME.test(next) || NOW.has(next)
        : AND.has(tokens[i]?.text ?? '') && ABOUT_ME.test(next);
    if (!turns) continue;
    if (QUOTES.has(tokens[i - 1]?.text ?? '')) continue;
    if (isNotExperienced(joined(tokens, from, i))) return i;
  }
  return to;
}

const isNotExperienced = (words: string) => FICTION_OR_ANIMAL.some((pattern) => pattern.test(words));
const FICTION_OR_ANIMAL = [...NOT_EXPERIENCED, OF_AN_ANIMAL, OF_AN_ANIMAL_SW];
const TURNS = new Set(['but', 'lakini', 'ila', 'anyway', 'hata hivyo']);
const NOW = new Set(['now', 'sasa', 'today', 'leo', 'but', 'lakini', 'ila']);

const OUTSIDERS = new Set(
  'friend neighbour neighbor coleague clasmate romate cousin uncle aunt grany people man woman rafiki jirani mwenzangu mjomba shangazi watu mtu'.split(
    ' ',
  ),
);
const DIED = new Set('died pased buried alikufa alifariki walikufa walifariki alizikwa akafa akafariki'.split(' '));
const MYSELF = /^(?:i|im|ive|me|mimi|nina|nime[a-z]+|nili[a-z]+|naumwa)$/;
const REACH = 3;
/** Words that start a statement about another person than the dead one. */
const RECURRENCE_WORDS =
  /^(?:he|she|my|now|sasa|leo|today|yeye|ana[a-z]{2,}|ame[a-z]{2,}|mtoto|mama|baba|mume|mke|kaka|dada)$/;

/** "My friend nearly died of bleeding": tokens about another person's death, up to the stop or to words about the writer. */
function afterDeath(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  let dead = false;
  for (const [i, token] of tokens.entries()) {
    const turns = token.kind === 'comma' && RECURRENCE_WORDS.test(tokens[i + 1]?.text ?? '');
    if (token.kind === 'stop' || turns || MYSELF.test(token.text)) dead = false;
    else if (OUTSIDERS.has(token.text)) dead = tokens.slice(i + 1, i + 1 + REACH).some(({ text }) => DIED.has(text));
    if (dead) found.push(i);
  }
  return found;
}
