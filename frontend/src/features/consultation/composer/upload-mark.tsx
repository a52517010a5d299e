import { Check } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/conversation';

/** The upload progress of a file, over its preview. `share`: 0 to 1; undefined when another tab sends it or the upload has not begun. */
export function UploadMark({ name, share }: { name: string; share: number | undefined }) {
  const t = useTexts(filesTexts);
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (
    <span className="absolute inset-0 flex flex-col justify-end bg-surface/50">
      <span className="flex flex-col items-center gap-1 bg-surface px-1 pb-1 pt-1 text-xs tabular-nums">
        <span aria-hidden className="flex h-5 items-center text-ink">
          {percent === 100 ? <Check size={16} strokeWidth={2.5} className="text-brand" /> : percentText(percent)}
        </span>
        <progress
          aria-label={t.upload({ name })}
          max={100}
          value={percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        />
      </span>
    </span>
  );

  function percentText(value: number | undefined) {
    return value === undefined ? '…' : t.percent({ percent: value });
  }
}
