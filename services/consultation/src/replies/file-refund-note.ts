import { type Bilingual } from '@afya/contracts';

/** Adds that the price of files in which nothing could be read was refunded, if they cost anything. */
export function withFileRefundNote({ en, sw }: Bilingual, credits: number): Bilingual {
  if (credits === 0) return { en, sw };
  const refund = credits === 1 ? '1 credit was' : `${credits} credits were`;
  return {
    en: `${en}\n\n${refund} given back to you, because I could not read the file.`,
    sw: `${sw}\n\nUmerudishiwa krediti ${credits}, kwa sababu sikuweza kusoma faili.`,
  };
}
