import type { FacilityNeed } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { useTexts } from '../../../locales/bilingual';
import { facilitiesTexts } from '../../../locales/facilities';
import { countiesOptions } from '../api/get-counties';
import { byDistance } from '../distance';
import { usePosition } from '../use-position';
import { FacilityList } from './facility-list';
import { NeedsFilter } from './needs-filter';

/** Finds a facility by county or by the distance from this device. */
export function FindFacility({ initialNeeds }: { initialNeeds: readonly FacilityNeed[] }) {
  const t = useTexts(facilitiesTexts);
  const query = useQuery(countiesOptions);
  const [needs, setNeeds] = useState(initialNeeds);
  const [chosen, setChosen] = useState('');
  const { status, position, locate, isSupported } = usePosition();
  const selectId = useId();
  if (query.isError) return <LoadFailed title={t.failedTitle} query={query} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton className="h-32" />;
  const { counties, isSample } = query.data;
  const nearest = position ? byDistance(counties, position)[0]?.name : undefined;
  const county = chosen || (nearest ?? '');
  return (
    <>
      {isSample && (
        <Alert tone="warning" role="note">
          {t.sample}
        </Alert>
      )}
      <div className="flex flex-col gap-3">
        {isSupported && (
          <Button
            variant="secondary"
            disabled={status === 'locating'}
            onClick={() => {
              setChosen('');
              locate();
            }}
          >
            <MapPin aria-hidden size={18} strokeWidth={1.75} />
            {status === 'locating' ? t.locating : t.nearMe}
          </Button>
        )}
        <p role="status" className="text-xs text-muted">
          {status === 'refused' ? t.positionRefused : t.positionStays}
        </p>
        <div className="flex flex-col gap-1">
          <label htmlFor={selectId} className="text-sm font-medium">
            {t.county}
          </label>
          <select
            id={selectId}
            value={county}
            onChange={(event) => setChosen(event.target.value)}
            className="min-h-11 w-full rounded-control border border-edge bg-surface px-2 py-2 text-base"
          >
            <option value="">{t.chooseCounty}</option>
            {counties.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <NeedsFilter needs={needs} onChange={setNeeds} />
      </div>
      {county && <FacilityList key={county} county={county} needs={needs} from={position} />}
    </>
  );
}
