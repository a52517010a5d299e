import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { dataSaver, receivedBytes } from '../../lib/data-usage';
import { fileSize } from '../../lib/file-size';
import { useTexts } from '../../locales/bilingual';
import { dataSaverTexts } from '../../locales/data-saver';
import { useLanguage } from '../../locales/language';

/** The switch of the data saver, with the data used since the page was opened. */
export function DataSaver() {
  const t = useTexts(dataSaverTexts);
  const language = useLanguage();
  const isOn = useStore(dataSaver);
  const bytes = useStore(receivedBytes);
  const hint = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint}
          onChange={({ target }) => dataSaver.set(target.checked)}
          className="size-5 accent-brand"
        />
        {t.name}
      </label>
      <p id={hint} className="text-sm text-muted">
        {t.hint} {t.used({ size: fileSize(bytes, language) })}
      </p>
    </div>
  );
}
