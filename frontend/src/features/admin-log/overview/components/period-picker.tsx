import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/ui/icon-button';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { dayOf, DAY } from '../../nairobi';
import { type Choice, PERIODS, stepsOf } from '../period/period';
import { CustomDates } from './custom-dates';
import { SegmentedChoice } from './segmented-choice';

const PERIOD_TEXTS = { '24h': 'day', '7d': 'week', '30d': 'month', '90d': 'quarter', own: 'custom' } as const;
const STEP_TEXTS = { hour: 'byHour', day: 'byDay', week: 'byWeek' } as const;

interface PeriodPickerProps {
  choice: Choice;
  now: number;
  onChoose: (choice: Partial<Choice>) => void;
  onRefresh: () => void;
}

export function PeriodPicker({ choice, now, onChoose, onRefresh }: PeriodPickerProps) {
  const t = useTexts(overviewTexts);
  const [isCustomOpen, setCustomOpen] = useState(choice.period === 'own');
  const steps = stepsOf(choice, now);
  const days = choice.from ? choice : { from: dayOf(now - 6 * DAY), to: dayOf(now) };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SegmentedChoice
          label={t.period}
          value={isCustomOpen ? 'own' : choice.period}
          options={PERIODS.map((value) => ({ value, name: t[PERIOD_TEXTS[value]] }))}
          onChange={(period) => {
            setCustomOpen(period === 'own');
            if (period !== 'own') onChoose({ period });
          }}
        />
        <SegmentedChoice
          label={t.by}
          value={choice.by}
          options={steps.map((value) => ({ value, name: t[STEP_TEXTS[value]] }))}
          onChange={(by) => onChoose({ by })}
        />
        <IconButton icon={RotateCw} label={t.refresh} className="border border-edge bg-surface" onClick={onRefresh} />
      </div>
      {isCustomOpen && <CustomDates days={days} onShow={(customDays) => onChoose({ period: 'own', ...customDays })} />}
    </div>
  );
}
