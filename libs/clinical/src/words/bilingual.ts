import type { Bilingual } from '@afya/contracts';
import { findingById } from '../knowledge';

/** Builds one text in both languages from parts; empty parts fall out. */
export function join(parts: readonly (Bilingual | null)[], separator = '\n\n'): Bilingual {
  const there = parts.filter((part): part is Bilingual => part !== null && (part.en !== '' || part.sw !== ''));
  return { en: there.map(({ en }) => en).join(separator), sw: there.map(({ sw }) => sw).join(separator) };
}

export function list(items: readonly Bilingual[]): Bilingual {
  return join(
    items.map(({ en, sw }) => ({ en: `• ${en}`, sw: `• ${sw}` })),
    '\n',
  );
}

const JOINED = / (?:and|or|na|au|wala) |,/;

/** "a, b and c"; with a comma more where an item is itself joined: "chills or shivering, and headache" */
export function enumerate(items: readonly Bilingual[]): Bilingual {
  const say = (words: string[], and: string) => {
    if (words.length < 2) return words[0] ?? '';
    const comma = words.some((item) => JOINED.test(item)) ? ',' : '';
    return `${words.slice(0, -1).join(', ')}${comma} ${and} ${words.at(-1) ?? ''}`;
  };
  return {
    en: say(
      items.map(({ en }) => en),
      'and',
    ),
    sw: say(
      items.map(({ sw }) => sw),
      'na',
    ),
  };
}

export function findingName(id: string): Bilingual {
  const finding = findingById(id);
  return { en: finding?.en.name ?? id, sw: finding?.sw.name ?? id };
}

/** Swahili says of an illness that somebody has it, of all else that it is there. */
const HELD = /^(?:ugonjwa|kisukari|pumu|shinikizo|selimundu|saratani|mzio|mawe|ujauzito|kifafa|koili)(?= |$)/;
/** "Several joints" and "being irritable" are denied with "not", a thing with "no". */
const AMOUNT = /^(?:much|many|several|too|less|far|one|a lot) /;

function notThere(name: string): string {
  if (AMOUNT.test(name)) return `not ${name}`;
  if (name.startsWith('being ')) return `not ${name.slice('being '.length)}`;
  return `no ${name.replace(/^(?:an?|the) /, '').replace(/(, | or )(?:an?|the) /g, '$1')}`;
}

/** That a finding is not there, as a clinician would write it: "no racing heart", "able to drink". */
export function deniedFinding(id: string): Bilingual {
  const { en, sw } = findingName(id);
  const finding = findingById(id);
  const have = HELD.test(sw) ? 'hana' : 'hakuna';
  const plain = (name: string) => name.replace(/ ?\([^)]*\)/, '');
  return {
    en: finding?.en.denied ?? notThere(plain(en)),
    sw: finding?.sw.denied ?? `${have} ${plain(sw).replace(' au ', ' wala ')}`,
  };
}

/** "No fever, no cough and able to drink"; `said` puts each in the words that fit who is spoken to. */
export function deniedFindings(ids: readonly string[], said = (words: Bilingual) => words): Bilingual {
  const { en, sw } = enumerate(ids.map((id) => said(deniedFinding(id))));
  return { en: capitalised(en), sw: capitalised(sw) };
}

/** First words of names that keep their capital within a sentence. */
const PROPER = /^(?:Bell's|Bartholin|Crohn|Lyme|Parkinson)(?= |$)/;
const uncapitalised = (words: string) =>
  PROPER.test(words) || /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
const withoutBrackets = (words: string) => words.replace(/ ?\([^)]*\)/g, '').trim();

/** The name of an illness within a sentence: no capital, and without what stands in brackets. */
export function inSentence({ en, sw }: Bilingual): Bilingual {
  return { en: uncapitalised(withoutBrackets(en)), sw: uncapitalised(withoutBrackets(sw)) };
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = (en: string, sw: string): Bilingual => ({ en, sw });
