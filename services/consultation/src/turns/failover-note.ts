import { type Bilingual } from '@afya/contracts';

/** Says below a reply that it comes from the simpler engine, and what that gives back. */
export function withFailoverNote({ en, sw }: Bilingual, credits: number): Bilingual {
  const given = credits === 1 ? '1 credit was' : `${credits} credits were`;
  const note = {
    en: `The AI service could not be reached in time, so Afya’s built-in engine answered.${credits > 0 ? ` ${given} given back to you.` : ''}`,
    sw: `Huduma ya akili bandia (AI) haikupatikana kwa wakati, hivyo mfumo wa ndani wa Afya umejibu.${credits > 0 ? ` Umerudishiwa krediti ${credits}.` : ''}`,
  };
  return { en: `${en}\n\n${note.en}`, sw: `${sw}\n\n${note.sw}` };
}
