import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { type LogKind, logsOf, type Place } from './series';

/** Links to the logs behind the selected bar, one per kind of log. */
export function LogLinks({ place, logKinds }: { place: Place; logKinds: readonly LogKind[] }) {
  const t = useTexts(overviewTexts);
  return (
    <span className="flex flex-wrap gap-x-1">
      {logKinds.map((logKind) => {
        const href = logsOf(place, logKinds, logKind);
        return (
          href && (
            <Link
              key={logKind.name}
              to={href}
              aria-label={t.logsOf({ what: logKind.name, place: place.name })}
              className="-my-1.5 inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-brand hover:bg-line/60"
            >
              {logKinds.length === 1 ? t.logs : logKind.name}
              <ArrowRight aria-hidden size={14} strokeWidth={1.75} />
            </Link>
          )
        );
      })}
    </span>
  );
}
