import { isDescription } from '../interview/descriptions';
import { askedFindings } from './asked-findings';
import type { Compared } from './check-values';
import { diagnosisReplies } from './converse';
import type { SentenceRow } from './sentence-set';

/** Number of questions that `asksEarly` and `notAsksEarly` look at. */
const [EARLY, NOT_EARLY] = [8, 12];

/** What a row expects of the whole consultation that its messages begin. `read` is what it is. */
export function compareConsultation({ lang = 'en', before = [], text, otherwise, expect }: SentenceRow): Compared[] {
  const { consultation: wanted } = expect;
  if (!wanted) return [];
  const replies = diagnosisReplies(lang, [...before, text], otherwise);
  const last = replies.at(-1);
  const { diagnosis } = last ?? {};
  const inLanguage = (texts: readonly { en: string; sw: string }[] | undefined) =>
    (texts ?? []).map((bilingual) => bilingual[lang]).join('\n');
  const asked = askedFindings(replies.flatMap(({ question }) => question?.id ?? []));
  const ofFindings = asked.filter((id) => /^[fw]:/.test(id)).map((id) => id.replace('f:', ''));
  const descriptions = replies.flatMap(({ question }) => (question && isDescription(question.id) ? [question] : []));
  const values = {
    describes: descriptions.map(({ id }) => id).join(' and '),
    condition: diagnosis?.conditionId,
    advice: last?.adviceLevel,
    firstNumber: diagnosis?.emergencyNumbers?.[0]?.number,
  };
  const compared: Compared[] = (Object.keys(values) as (keyof typeof values)[]).flatMap((key) =>
    wanted[key] === undefined ? [] : { what: key, wanted: wanted[key], read: values[key] },
  );
  const contains = (words: string, content: string) => content.toLowerCase().includes(words.toLowerCase());
  const addAll = (isWanted: boolean, list: readonly string[] | undefined, isIn: (item: string) => boolean) => {
    for (const what of list ?? []) compared.push({ what, wanted: isWanted, read: isIn(what) });
  };
  addAll(true, wanted.asks, (id) => asked.includes(id));
  addAll(false, wanted.notAsks, (id) => asked.includes(id));
  addAll(true, wanted.asksEarly, (id) => ofFindings.slice(0, EARLY).includes(id));
  addAll(false, wanted.notAsksEarly, (id) => ofFindings.slice(0, NOT_EARLY).includes(id));
  const taps = inLanguage(descriptions.flatMap(({ choices }) => choices.map(({ label }) => label)));
  if (wanted.notOffers) compared.push({ what: 'some taps', wanted: true, read: taps.split('\n').length > 2 });
  addAll(false, wanted.notOffers, (words) => contains(words, taps));
  addAll(false, wanted.notOthers, (id) =>
    (diagnosis?.differentialDiagnoses ?? []).some(({ conditionId }) => conditionId === id),
  );
  if (wanted.notAdvice) addAll(false, [wanted.notAdvice], (level) => last?.adviceLevel === level);
  const content = last?.content[lang] ?? '';
  addAll(true, wanted.says, (words) => contains(words, content));
  addAll(false, wanted.notSays, (words) => contains(words, content));
  addAll(false, wanted.notRecommends, (words) => contains(words, inLanguage(diagnosis?.recommendations)));
  addAll(true, wanted.reasons, (words) => contains(words, inLanguage(diagnosis?.criticalFactors)));
  addAll(true, wanted.tests, (words) => contains(words, inLanguage(diagnosis?.tests)));
  addAll(false, wanted.notWaitsFor, (words) => contains(words, inLanguage(diagnosis?.whenToGoNow)));
  const everything = inLanguage(replies.map(({ content: said }) => said));
  addAll(false, wanted.neverSays, (words) => contains(words, everything));
  return compared;
}
