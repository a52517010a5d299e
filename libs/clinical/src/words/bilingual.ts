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

/** "a, b and c" */
export function enumerate(items: readonly Bilingual[]): Bilingual {
  const say = (words: string[], and: string) =>
    words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
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

/** That a finding is not there, as a clinician would write it: "no racing heart", "able to drink". */
export function deniedFinding(id: string): Bilingual {
  const { en, sw } = findingName(id);
  const finding = findingById(id);
  const have = finding?.kind === 'background' ? 'hana' : 'hakuna';
  const plain = (name: string) => name.replace(/ ?\([^)]*\)/, '');
  return {
    en: finding?.en.denied ?? `no ${plain(en).replace(/^(?:an?|the) /, '')}`.replace(/^no being /, 'not '),
    sw: finding?.sw.denied ?? `${have} ${plain(sw).replace(' au ', ' wala ')}`,
  };
}

/** "No fever, no cough and able to drink" */
export function deniedFindings(ids: readonly string[]): Bilingual {
  const { en, sw } = enumerate(ids.map(deniedFinding));
  return { en: capitalised(en), sw: capitalised(sw) };
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = (en: string, sw: string): Bilingual => ({ en, sw });
