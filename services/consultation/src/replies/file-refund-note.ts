import { type Bilingual } from '@afya/contracts';

const UNUSED = {
  file: { en: 'I could not read the file', sw: 'sikuweza kusoma faili' },
  'voice note': { en: 'I could not understand the voice note', sw: 'sikuweza kuelewa ujumbe wa sauti' },
};

/** Adds that the price of files in which nothing could be read was refunded, if they cost anything. */
export function withFileRefundNote({ en, sw }: Bilingual, credits: number, unused: keyof typeof UNUSED): Bilingual {
  if (credits === 0) return { en, sw };
  const refund = credits === 1 ? '1 credit was' : `${credits} credits were`;
  return {
    en: `${en}\n\n${refund} given back to you, because ${UNUSED[unused].en}.`,
    sw: `${sw}\n\nUmerudishiwa krediti ${credits}, kwa sababu ${UNUSED[unused].sw}.`,
  };
}
