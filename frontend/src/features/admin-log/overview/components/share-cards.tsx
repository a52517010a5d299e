import { type Overview, VERDICTS } from '@afya/contracts';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { verdictTexts } from '../../../../locales/admin-log';
import { VERDICT_STYLES } from '../../verdict/verdict-styles';
import { Shares } from './shares';

const LANGUAGE_STYLES = { en: { fill: 'bg-routine' }, sw: { fill: 'bg-brand' } } as const;

export function LanguageShares({ languages }: Pick<Overview, 'languages'>) {
  const t = useTexts(overviewTexts);
  const names = { en: t.english, sw: t.swahili };
  const shares = languages.map(({ language, messages }) => ({
    key: language,
    name: names[language],
    count: messages,
    fill: LANGUAGE_STYLES[language].fill,
  }));
  return <Shares title={t.languages} partTitle={t.language} none={t.noMessages} shares={shares} />;
}

export function VerdictShares({ verdicts }: Pick<Overview, 'verdicts'>) {
  const t = useTexts(overviewTexts);
  const names = useTexts(verdictTexts);
  const shares = VERDICTS.map((verdict) => {
    const { icon: Icon, text, fill } = VERDICT_STYLES[verdict];
    const name = (
      <>
        <Icon aria-hidden size={14} strokeWidth={2} className={text} />
        {names[verdict]}
      </>
    );
    return { key: verdict, name, count: verdicts[verdict], fill };
  });
  return <Shares title={t.verdicts} partTitle={t.verdict} none={t.noVerdicts} shares={shares} />;
}
