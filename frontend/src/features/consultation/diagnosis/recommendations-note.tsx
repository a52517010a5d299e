import { useTexts } from '../../../locales/bilingual';
import { resultTexts } from '../../../locales/result';
import { WholeText } from '../message/full-text';

/** Points to the card above, which lists the recommendations; the full text opens with one tap. */
export default function AfterCard({ text }: { text: string }) {
  const t = useTexts(resultTexts);
  return (
    <>
      <p>{t.seeCard}</p>
      <WholeText text={text} />
    </>
  );
}
