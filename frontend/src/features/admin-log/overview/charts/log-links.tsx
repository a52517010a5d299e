import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { type Counted, logsOf, type Place } from './series';

/** The way to what a chart counts at a place, kind by kind. */
export function LogLinks({ place, counted }: { place: Place; counted: readonly Counted[] }) {
  const t = useTexts(overviewTexts);
  return (
    <span className="flex flex-wrap gap-x-1">
      {counted.map((one) => {
        const href = logsOf(place, counted, one);
        return (
          href && (
            <Link
              key={one.name}
              to={href}
              aria-label={t.logsOf({ what: one.name, place: place.name })}
              className="-my-1.5 inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-brand hover:bg-line/60"
            >
              {counted.length === 1 ? t.logs : one.name}
              <ArrowRight aria-hidden size={14} strokeWidth={1.75} />
            </Link>
          )
        );
      })}
    </span>
  );
}
