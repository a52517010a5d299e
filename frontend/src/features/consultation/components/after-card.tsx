import { useTexts } from '../../../locales/bilingual';
import { resultTexts } from '../../../locales/result';
import { WholeText } from './whole-text';

/** The recommendations: the card above holds them point by point, the text as it was written is one tap away. */
export default function AfterCard({ text }: { text: string }) {
  const t = useTexts(resultTexts);
  return (
    <>
      <p>{t.seeCard}</p>
      <WholeText text={text} />
    </>
  );
}
