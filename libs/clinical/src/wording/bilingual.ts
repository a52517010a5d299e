import type { Bilingual } from '@afya/contracts';
import { findingById } from '../knowledge';
import { WORDING } from '../knowledge/wording';
import { fill } from './fill';

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

const {
  and: AND,
  or: OR,
  nor: NOR,
  denied: DENIED,
  denied_otherwise: OTHERWISE,
  articles,
  state_verb,
  keep_capital,
} = WORDING.sentences;

const JOINED = new RegExp(` (?:${[AND, OR, NOR].flatMap(({ en, sw }) => [en, sw]).join('|')}) |,`);

/** "a, b and c", with an extra comma if an item contains "and" or "or": "chills or shivering, and headache". */
export const enumerate = (items: readonly Bilingual[]): Bilingual => enumerated(items, AND);

/** "a, b or c" */
export const enumerateOr = (items: readonly Bilingual[]): Bilingual => enumerated(items, OR);

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

const startsWith = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})(?= |$)`);
/** Names that English denies with "not" instead of "no", and Swahili with "hana" (does not have) instead of "hakuna". */
const OTHERWISE_DENIED = { en: startsWith(OTHERWISE.en), sw: startsWith(OTHERWISE.sw) };
const ARTICLE = `(?:${articles.join('|')}) `;
const FIRST_ARTICLE = new RegExp(`^${ARTICLE}`);
const LATER_ARTICLE = new RegExp(`(, | ${OR.en} )${ARTICLE}`, 'g');
const STATE = `${state_verb} `;

function denied({ en, sw }: Bilingual): Bilingual {
  const state = en.startsWith(STATE);
  const english = state || OTHERWISE_DENIED.en.test(en) ? DENIED.otherwise : DENIED.usual;
  const swahili = OTHERWISE_DENIED.sw.test(sw) ? DENIED.otherwise : DENIED.usual;
  const name = {
    en: state ? en.slice(STATE.length) : english === DENIED.usual ? withoutArticles(en) : en,
    sw: sw.replace(` ${OR.sw} `, ` ${NOR.sw} `),
  };
  return { en: fill(english, { finding: name }).en, sw: fill(swahili, { finding: name }).sw };
}

const withoutArticles = (name: string) => name.replace(FIRST_ARTICLE, '').replace(LATER_ARTICLE, '$1');

/** An absent finding as a clinician would write it: "no racing heart", "able to drink". */
export function deniedFinding(id: string): Bilingual {
  const { en, sw } = findingName(id);
  const finding = findingById(id);
  const plain = (name: string) => name.replace(/ ?\([^)]*\)/, '');
  const usual = denied({ en: plain(en), sw: plain(sw) });
  return { en: finding?.en.denied ?? usual.en, sw: finding?.sw.denied ?? usual.sw };
}

/** "No fever, no cough and able to drink". `phrase` adapts each item to the reader. */
export function deniedFindings(ids: readonly string[], phrase = (words: Bilingual) => words): Bilingual {
  const { en, sw } = enumerate(ids.map((id) => phrase(deniedFinding(id))));
  return { en: capitalised(en), sw: capitalised(sw) };
}

/** Illness names that keep their capital inside a sentence. */
const PROPER = startsWith(keep_capital);
const uncapitalised = (words: string) =>
  PROPER.test(words) || /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
const withoutBrackets = (words: string) => words.replace(/ ?\([^)]*\)/g, '').trim();

/** An illness name inside a sentence: lower case, without the part in brackets. */
export function inSentence({ en, sw }: Bilingual): Bilingual {
  return { en: uncapitalised(withoutBrackets(en)), sw: uncapitalised(withoutBrackets(sw)) };
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = (en: string, sw: string): Bilingual => ({ en, sw });
