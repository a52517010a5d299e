import { Link } from 'react-router-dom';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { formatValue } from './format-value';
import { type LogKind, logsOf, type Place, type Series } from './series';

export interface ChartData {
  placeTitle: string;
  places: readonly Place[];
  series: readonly Series[];
  logKinds: readonly LogKind[];
  format: (value: number) => string;
}

/**
 * The values of a chart as a table. While visually hidden it has no links, because focus would become invisible there.
 */
export function ChartTable(props: ChartData & { title: string; isShown: boolean }) {
  const t = useTexts(overviewTexts);
  const { title, isShown, placeTitle, places, series, logKinds, format } = props;
  return (
    <div
      className={isShown ? 'max-h-80 overflow-y-auto rounded-control border border-line' : 'sr-only'}
      {...(isShown && { role: 'region', 'aria-label': t.asTable({ title }), tabIndex: 0 })}
    >
      <table className="w-full text-xs">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-ground">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-left">
              {placeTitle}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-2 py-1.5 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            <tr key={place.key} className="border-t border-line">
              <th scope="row" className="px-2 py-1 text-left font-normal">
                <PlaceName name={place.name} href={isShown ? logsOf(place, logKinds) : undefined} />
              </th>
              {series.map((item) => (
                <td key={item.name} className="px-2 py-1 text-right whitespace-nowrap tabular-nums">
                  {formatValue(item.values[index], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlaceName({ name, href }: { name: string; href: string | undefined }) {
  if (!href) return name;
  return (
    <Link to={href} className="inline-flex min-h-8 items-center text-brand underline underline-offset-2">
      {name}
    </Link>
  );
}
