import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { LOCALES, useLanguage } from '../../../locales/language';

const DAY_MS = 86_400_000;

export function DaySeparator({ iso }: { iso: string }) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const date = new Date(iso);
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / DAY_MS);
  const relativeName = [t.today, t.yesterday][days];
  return (
    <p className="py-1 text-center text-xs text-muted">
      <time dateTime={iso.slice(0, 10)}>
        {relativeName ?? date.toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' })}
      </time>
    </p>
  );
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
