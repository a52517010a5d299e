import { type Bilingual } from '@afya/contracts';

/** Adds to a reply that the simpler engine wrote it, and how many credits are refunded. */
export function withFailoverNote({ en, sw }: Bilingual, credits: number): Bilingual {
  const refund = credits === 1 ? '1 credit was' : `${credits} credits were`;
  const note = {
    en: `The AI service could not be reached in time, so Afya’s built-in engine answered.${credits > 0 ? ` ${refund} given back to you.` : ''}`,
    sw: `Huduma ya akili bandia (AI) haikupatikana kwa wakati, hivyo mfumo wa ndani wa Afya umejibu.${credits > 0 ? ` Umerudishiwa krediti ${credits}.` : ''}`,
  };
  return { en: `${en}\n\n${note.en}`, sw: `${sw}\n\n${note.sw}` };
}
