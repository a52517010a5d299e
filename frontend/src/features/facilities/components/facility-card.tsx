import type { Facility } from '@afya/contracts';
import { MapPin, Phone } from 'lucide-react';
import { buttonClass } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { facilitiesTexts } from '../../../locales/facilities';
import { distanceTo, type Position } from '../distance';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;

export function FacilityCard({ facility, from }: { facility: Facility; from: Position | null }) {
  const t = useTexts(facilitiesTexts);
  const { name, type, level, area, telephone, offers, latitude, longitude } = facility;
  const away = distanceTo(from, facility);
  const facts = [
    type,
    level !== undefined && t.level({ level }),
    area,
    away !== undefined && t.away({ km: away < 10 ? away.toFixed(1) : Math.round(away) }),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <h2 className="font-semibold">{name}</h2>
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      {offers.length > 0 && <p className="text-sm">{offers.map((offer) => t[offer]).join(' · ')}</p>}
      <div className="flex flex-wrap gap-2">
        {telephone && (
          <a href={`tel:${telephone.replaceAll(' ', '')}`} className={buttonClass('primary')}>
            <Phone {...ICON} />
            {t.call({ telephone })}
          </a>
        )}
        {latitude !== undefined && longitude !== undefined && (
          <a
            href={`geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`}
            aria-label={t.mapOf({ name })}
            className={buttonClass('secondary')}
          >
            <MapPin {...ICON} />
            {t.map}
          </a>
        )}
      </div>
    </li>
  );
}
