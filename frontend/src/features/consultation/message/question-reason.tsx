import type { Bilingual } from '@afya/contracts';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';

/** The reason for a question, folded below it. */
export function WhyAsked({ why }: { why: Bilingual }) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  return (
    <details className="group mt-1 -mb-2 text-sm text-muted">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-control underline underline-offset-2 [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t.why}
        <ChevronDown aria-hidden size={16} strokeWidth={2} className="shrink-0 group-open:rotate-180" />
      </summary>
      <p className="pb-2">{why[language]}</p>
    </details>
  );
}
