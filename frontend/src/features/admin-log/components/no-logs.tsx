import { Inbox, SearchX } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';
import { useRefresh } from '../hooks/use-refresh';

/** Empty state: either there are no logs yet or the filter excludes them. */
export function NoLogs({ title, text }: { title: string; text: string }) {
  const t = useTexts(adminLogTexts);
  const { isFiltered, clearFilter } = useLogFilter();
  const refresh = useRefresh();
  const Icon = isFiltered ? SearchX : Inbox;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Icon aria-hidden size={32} strokeWidth={1.5} className="text-muted" />
      <p className="font-semibold">{isFiltered ? t.noMatch : title}</p>
      <p className="text-muted">{isFiltered ? t.noMatchText : text}</p>
      <Button variant="secondary" className="mt-2" onClick={isFiltered ? clearFilter : refresh}>
        {isFiltered ? t.clear : t.refresh}
      </Button>
    </div>
  );
}
