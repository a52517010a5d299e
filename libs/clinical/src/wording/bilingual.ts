import type { Bilingual } from '@afya/contracts';
import { findingById } from '../knowledge';

/** Joins texts in both languages, skipping empty parts. */
export function join(parts: readonly (Bilingual | null)[], separator = '\n\n'): Bilingual {
  const present = parts.filter((part): part is Bilingual => part !== null && (part.en !== '' || part.sw !== ''));
  return { en: present.map(({ en }) => en).join(separator), sw: present.map(({ sw }) => sw).join(separator) };
}

export function list(items: readonly Bilingual[]): Bilingual {
  return join(
    items.map(({ en, sw }) => ({ en: `• ${en}`, sw: `• ${sw}` })),
    '\n',
  );
}

const JOINED = / (?:and|or|na|au|wala) |,/;

/** "a, b and c", with an extra comma if an item contains "and" or "or": "chills or shivering, and headache". */
export const enumerate = (items: readonly Bilingual[]): Bilingual => enumerated(items, { en: 'and', sw: 'na' });

/** "a, b or c" */
export const enumerateOr = (items: readonly Bilingual[]): Bilingual => enumerated(items, { en: 'or', sw: 'au' });

function enumerated(items: readonly Bilingual[], last: Bilingual): Bilingual {
  const say = (words: string[], and: string) => {
    if (words.length < 2) return words[0] ?? '';
    const comma = words.some((item) => JOINED.test(item)) ? ',' : '';
    return `${words.slice(0, -1).join(', ')}${comma} ${and} ${words.at(-1) ?? ''}`;
  };
  return {
    en: say(
      items.map(({ en }) => en),
      last.en,
    ),
    sw: say(
      items.map(({ sw }) => sw),
      last.sw,
    ),
  };
}

export function findingName(id: string): Bilingual {
  const finding = findingById(id);
  return { en: finding?.en.name ?? id, sw: finding?.sw.name ?? id };
}

/** Names that Swahili denies with "hana" (does not have) instead of "hakuna" (there is no). */
const POSSESSED = /^(?:ugonjwa|kisukari|pumu|shinikizo|selimundu|saratani|mzio|mawe|ujauzito|kifafa|koili)(?= |$)/;
/** English names denied with "not" instead of "no": "several joints", "being irritable". */
const AMOUNT = /^(?:much|many|several|too|less|far|one|a lot) /;

function notThere(name: string): string {
  if (AMOUNT.test(name)) return `not ${name}`;
  if (name.startsWith('being ')) return `not ${name.slice('being '.length)}`;
  return `no ${name.replace(/^(?:an?|the) /, '').replace(/(, | or )(?:an?|the) /g, '$1')}`;
}

/** An absent finding as a clinician would write it: "no racing heart", "able to drink". */
export function deniedFinding(id: string): Bilingual {
  const { en, sw } = findingName(id);
  const finding = findingById(id);
  const have = POSSESSED.test(sw) ? 'hana' : 'hakuna';
  const plain = (name: string) => name.replace(/ ?\([^)]*\)/, '');
  return {
    en: finding?.en.denied ?? notThere(plain(en)),
    sw: finding?.sw.denied ?? `${have} ${plain(sw).replace(' au ', ' wala ')}`,
  };
}

/** "No fever, no cough and able to drink". `phrase` adapts each item to the reader. */
export function deniedFindings(ids: readonly string[], phrase = (words: Bilingual) => words): Bilingual {
  const { en, sw } = enumerate(ids.map((id) => phrase(deniedFinding(id))));
  return { en: capitalised(en), sw: capitalised(sw) };
}

/** First words of illness names that keep their capital inside a sentence. */
const PROPER = /^(?:Bell's|Bartholin|Crohn|Lyme|Parkinson)(?= |$)/;
const uncapitalised = (words: string) =>
  PROPER.test(words) || /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
const withoutBrackets = (words: string) => words.replace(/ ?\([^)]*\)/g, '').trim();

/** An illness name inside a sentence: lower case, without the part in brackets. */
export function inSentence({ en, sw }: Bilingual): Bilingual {
  return { en: uncapitalised(withoutBrackets(en)), sw: uncapitalised(withoutBrackets(sw)) };
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = (en: string, sw: string): Bilingual => ({ en, sw });
