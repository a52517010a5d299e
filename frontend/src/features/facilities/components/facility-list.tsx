import type { FacilityNeed } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { useTexts } from '../../../locales/bilingual';
import { facilitiesTexts } from '../../../locales/facilities';
import { facilitiesOptions } from '../api/get-facilities';
import { byDistance, type Position } from '../distance';
import { FacilityCard } from './facility-card';

const PAGE_SIZE = 20;

interface FacilityListProps {
  county: string;
  needs: readonly FacilityNeed[];
  from: Position | null;
}

/** The facilities of a county that offer the needed services, the nearest first where the browser gives the position. */
export function FacilityList({ county, needs, from }: FacilityListProps) {
  const t = useTexts(facilitiesTexts);
  const query = useQuery(facilitiesOptions(county));
  const [shown, setShown] = useState(PAGE_SIZE);
  if (query.isError) return <LoadFailed title={t.failedTitle} query={query} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton className="h-32" />;
  const fitting = (query.data?.facilities ?? []).filter(({ offers }) => needs.every((need) => offers.includes(need)));
  if (query.data && fitting.length === 0)
    return (
      <Alert tone="info" role="status" title={t.noneTitle}>
        {t.noneText}
      </Alert>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {byDistance(fitting, from)
          .slice(0, shown)
          .map((facility) => (
            <FacilityCard key={facility.code} facility={facility} from={from} />
          ))}
      </ul>
      {fitting.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t.more}
        </Button>
      )}
    </>
  );
}
