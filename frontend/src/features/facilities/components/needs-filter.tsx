import { FACILITY_NEEDS, type FacilityNeed } from '@afya/contracts';
import { Checkbox } from '../../../components/ui/checkbox';
import { useTexts } from '../../../locales/bilingual';
import { facilitiesTexts } from '../../../locales/facilities';

interface NeedsFilterProps {
  needs: readonly FacilityNeed[];
  onChange: (needs: FacilityNeed[]) => void;
}

export function NeedsFilter({ needs, onChange }: NeedsFilterProps) {
  const t = useTexts(facilitiesTexts);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.needs}</legend>
      {FACILITY_NEEDS.map((need) => (
        <Checkbox
          key={need}
          checked={needs.includes(need)}
          onChange={(isNeeded) => onChange(FACILITY_NEEDS.filter((n) => (n === need ? isNeeded : needs.includes(n))))}
        >
          {t[need]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
