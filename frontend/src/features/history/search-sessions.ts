import type { Language } from '@afya/contracts';
import type { PastSession } from './api/get-sessions';

/** The sessions whose name, symptoms or diagnosis contain all words of the query, in any case and without accents. */
export function searchSessions(sessions: readonly PastSession[], query: string, language: Language): PastSession[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return sessions.filter(({ title = '', diagnosis, collectedInfo }) => {
    const text = fold([title, collectedInfo.symptoms ?? '', diagnosis?.name[language] ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
