/** A co-occurrence rule: one word of each kind, close together and in any order, implies the finding. */
interface CoOccurrence {
  finding: string;
  kinds: readonly RegExp[];
  /** words that rule the finding out */
  unless?: RegExp;
  /** also match past statements ("he used to kick") */
  before?: true;
}

const NEAR = 26;
/** Limits the work for a message that repeats the first kind of word. */
const PLACES = 8;

const CO_OCCURRENCES: readonly CoOccurrence[] = [
  {
    finding: 'suicidal',
    kinds: [
      /^(?:rope|kamba|sumu|poison|pesticide|pils|tablets|vidonge|bridge|razor|wembe|kitanzi)$/,
      /^(?:leter|leters|godbye|godbyes|barua|kwaheri|burden|mbinguni|mnisamehe|nisameheni)$/,
      /^(?:me|my|i|im|mimi|ni\w+|na\w+|nime\w+|nisame\w+)$/,
    ],
    unless:
      /^(?:rats?|panya|cockroach|mende|tomatoes|nyanya|shamba|weds|cow|goat|ngombe|mbuzi|doctor|daktari|child|mtoto|he|she)$/,
  },
  {
    finding: 'suicidal',
    kinds: [
      /^(?:gave|given|giving|nishagawa|nimegawa|nimepeana|nimegawia|nimeshagawa|nilipeana|nagawa|nimewapea|nimempea|dividing|shared)$/,
      /^(?:phone|shoes|clothes|things|everything|belongings|laptop|money|simu|viatu|nguo|vitu|mali|pesa|kila)$/,
      /^(?:godbye|godbyes|rest|disturb|burden|note|leter|wrote|forgive|kwaheri|barua|nitapumzika|sitasumbua|sitawasumbua|msamaha|mnisamehe|peace|gone)$/,
    ],
  },
  {
    finding: 'head_injury',
    kinds: [
      /^(?:fell?|fall?|fal+en|hit|banged|accident|knocked|boda|ameanguka|alianguka|nilianguka|nimeanguka|aligongwa|amegongwa|ajali|akaanguka|dropped|droped)$/,
      /^(?:vomit|vomits|vomited|vomiting|threw|throwing|puked|anatapika|ametapika|alitapika|natapika|nimetapika|kutapika|akatapika)$/,
      /^(?:slepy|drowsy|sleping|sleps|wake|analala|amelala|usingizi|anasinzia|haamki|lala|confused|dizy)$/,
    ],
    unless: /^(?:aslep|pregnant|mjamzito|ill|sick|behind)$/,
  },
  {
    finding: 'electric_shock',
    kinds: [
      /^(?:kplc|stima|electricity|electric|wires?|transformer|socket|umeme|nyaya|waya|soketi|line|cable|power)$/,
      /^(?:held|touched|grabed|stuck|thrown|threw|shocked|alishika|ameshika|nilishika|aligusa|amegusa|niligusa|alirushwa|nilirushwa|alitupwa|kukwama|akakwama|ilimshika|imemshika|ilinishika)$/,
      /^(?:burn|burns|burnt|burned|black|breathe|breathing|chest|unconscious|heart|arm|hand|kifua|moyo|mkono|ameungua|aliungua|nimeungua|hapumui|kupumua|fahamu|fainted|alizimia|amezimia|cut)$/,
    ],
    unless: /^(?:phone|internet|bill|biling|token|tokens)$/,
  },
  {
    finding: 'fetal_movement',
    kinds: [
      /^(?:pregnant|pregnancy|womb|trimester|expecting|weeks?|weks|mimba|mjamzito|ujauzito|bal|tumboni|wiki|bely|tumbo)$/,
      /^(?:kick(?:s|ed|ing)?|movements?|teke|mateke|\w*kick|(?:ana|ali|alikuwa|hu|aki|haja|ku|ina)\w*cheza|(?:ana|ali|hu|aki|ku)piga)$/,
      /^(?:nothing|quiet|silent|zero|calm|kimya|ametulia|metulia|katulia|amenyamaza|zi|nada)$/,
      /^(?:but|now|since|today|yesterday|lakini|sasa|tangu|leo|jana|ila|night|morning|usiku|asubuhi)$/,
    ],
    unless: /^(?:fotbal|shule|school|schol|old|amezaliwa|born|tv|radio)$/,
    before: true,
  },
  {
    finding: 'fetal_movement',
    kinds: [
      /^(?:pregnant|pregnancy|womb|trimester|expecting|weks?|mimba|mjamzito|ujauzito|tumboni)$/,
      /^(?:baby|babys|fetus|mtoto|mtoi|mwana)$/,
      /^(?:kick(?:s|ed|ing)?|mov(?:es?|ed|ing)|movements?|\w*kick|(?:ana|hu|aki|ku|ina)(?:cheza|songa|sogea|geuka|tikisika|piga))$/,
      /^(?:kidogo|kidogokidogo|little|less|hardly|barely|rarely|fewer|weakly|slowly|reduced|pungua|imepungua|amepunguza|yamepungua)$/,
    ],
    unless:
      /^(?:fotbal|shule|school|schol|old|amezaliwa|born|tv|radio|wel|lot|alot|more|sana sana|vizuri|years|miaka|maumivu|pain)$/,
  },
  {
    finding: 'dogbite',
    kinds: [
      /^(?:dogs?|pupy|mbwa|jibwa|baboon|nyani|hyena|fisi|monkey|tumbili)$/,
      /^(?:jumped|atacked|mauled|grabed|caught|tore|bit|biten|teth|fangs|amemrukia|alimrukia|amenirukia|alinirukia|kanirukia|akamrukia|akanirukia|meno|amemrarua|alimrarua|amenirarua|\w+shambulia|\w*uma|\w+ngata)$/,
      /^(?:leg|hand|face|chek|arm|foot|thigh|calf|buttock|finger|skin|flesh|blod|mkono|mguu|mgu|shavu|uso|paja|nyama|damu|ngozi|jeraha|kidonda|alama|matundu|goti|kidole|tako)$/,
    ],
    unless: /^(?:afraid|naogopa|dream|ndoto|barking|film)$/,
  },
  {
    finding: 'snakebite',
    kinds: [
      /^(?:gras|bush|farm|shamba|shambani|firewod|kuni|nyasi|nyasini|kichaka|kichakani|stone|jiwe|river|hole|shimo|forest|msitu|barefot|toilet|chon|bed|kitanda|slept|maize|mahindi|banana|migomba|herding|nikichunga|akichunga)$/,
      /^(?:holes|dots|marks|punctures|pricks|matundu|vitundu|alama|matobo|vishimo|vidoti|fangs?|slithered|slid|hised|hissing|hising|tail|mkia|mrefu|kirefu)$/,
      /^(?:two|2|mawili|viwili|mbili|teth|meno|swolen|sweling|sweled|imevimba|umevimba|ulivimba|kimevimba|unavimba|inavimba|umefura|imefura|double|bleding|bled|bit|amemuma|aliniuma|kaniuma|ameuma|numb|fizi)$/,
    ],
    unless: /^(?:injection|sindano|mosquito|thorn|mwiba|miiba)$/,
  },
  {
    finding: 'poison',
    kinds: [
      /^(?:jerican|jerycan|jerikeni|brew|chang|changa|busa|gin|spirit|spirits|alcohol|liquor|pombe|kumi|kienyeji|walikunywa|tulikunywa|drank|drunk|drinking|shared)$/,
      /^(?:died|dead|die|wamefariki|wamekufa|walikufa|amefariki|amekufa|alikufa|alifariki|hospitalised)$/,
      /^(?:blind|see|seing|dark|snow|fog|mist|haoni|sioni|hawaoni|giza|ukungu|upofu|vision|vomiting|throwing|anatapika|natapika|breathing|unconscious|kupumua)$/,
    ],
  },
  {
    finding: 'poison',
    kinds: [
      /^(?:brew|chang|changa|changaa|kumi|kienyeji|jerican|jerikeni|ethanol|methanol|sanitizer|pombe)$/,
      /^(?:blind|snow|fog|mist|dark|haoni|sioni|hawaoni|giza|ukungu|upofu|blurred|blury)$/,
    ],
    unless: /^(?:years|miaka|months|miezi)$/,
  },
  {
    finding: 'eye_chemical',
    kinds: [
      /^(?:lime|cement|saruji|chokaa|choka|acid|asidi|jik|bleach|batery|betri|caustic|detergent|chemicals?|kemikali|amonia|petrol|harpic|thiner|paint|glue|pesticide)$/,
      /^(?:eyes?|jicho|macho|machoni|jichoni)$/,
      /^(?:splashed|splash|jumped|poured|sprayed|entered|spilt|spiled|burst|flew|shot|got|went|\w+rukia|\w+mwagikia|\w+mwagika|\w+ingia|\w+ruka|\w+pasukia)$/,
    ],
    unless: /^(?:drops|matone|prescribed|itchy|hospitali|daktari|kliniki|shampo|shampoo|onion|kitungu)$/,
  },
  {
    finding: 'lump_stuck',
    kinds: [
      /^(?:lump|bulge|sweling|hernia|ngiri|uvimbe|henia|bal|donge|mpira)$/,
      /^(?:groin|navel|scrotum|kinena|kinenani|kitovu|kitovuni|hernia|ngiri|henia|pumbu)$/,
      /^(?:back|hairudi|harudi|halirudi|hakirudi|stuck|imekwama|limekwama|umekwama)$/,
      /^(?:vomit|vomits|vomiting|vomited|throwing|anatapika|natapika|kutapika|ametapika|nimetapika|hard|gumu|mgumu|ngumu|painful|screaming|analia)$/,
    ],
  },
  {
    finding: 'co_exposure',
    kinds: [
      /^(?:jiko|charcoal|makaa|mkaa|generator|jenereta|brazier|coals)$/,
      /^(?:closed|locked|shut|inside|indoors|sealed|room|bedrom|ndani|tulifunga|walifunga|alifunga|nilifunga|chumba|chumbani|windows|madirisha|dirisha|slept|tulilala|walilala|alilala|nililala|kulala)$/,
      /^(?:headache|headaches|dizy|vomiting|vomited|vomit|colapsed|fainted|weak|woke|waking|wake|nausea|kichwa|vichwa|kizunguzungu|\w+zimia|\w+tapika|\w+legea|unconscious|confused|hawaamki|hamki|haamki|limp)$/,
    ],
    unless: /^(?:outside|nje|veranda|safe|salama)$/,
  },
];

/**
 * Findings implied by words that occur together. `here`: the folded words about the current state, numbers as digits;
 * `line`: all words. Pure.
 */
export function coOccurringFindings(here: string, line: string): string[] {
  const wordsOf = (text: string) => text.split(' ').filter(Boolean);
  const [now, all] = [wordsOf(here), wordsOf(line)];
  return CO_OCCURRENCES.filter((row) => matches(row.before ? all : now, row)).map(({ finding }) => finding);
}

function matches(words: readonly string[], { kinds, unless }: CoOccurrence): boolean {
  if (unless && words.some((word) => unless.test(word))) return false;
  const [first, ...others] = kinds;
  if (!first || !others.every((kind) => words.some((word) => kind.test(word)))) return false;
  const places = [...words.keys()].filter((i) => first.test(words[i] ?? '')).slice(0, PLACES);
  return places.some((at) => {
    const near = words.slice(Math.max(0, at - NEAR), at + NEAR);
    return others.every((kind) => near.some((word) => kind.test(word)));
  });
}
