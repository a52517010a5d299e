import { Download } from 'lucide-react';
import { useState } from 'react';
import { StepUp } from '../../../components/step-up/step-up';
import { Dialog } from '../../../components/ui/dialog';
import { IconButton } from '../../../components/ui/icon-button';
import { buttonClass } from '../../../components/ui/button';
import { useOnline } from '../../../lib/use-online';
import { adminLogTexts } from '../../../locales/admin-log';
import { appTexts } from '../../../locales/app';
import { useTexts } from '../../../locales/bilingual';
import { EXPORT_FORMATS, exportAddress } from '../api/export-address';
import { useLogFilter } from '../filter/use-log-filter';
import { listFilterOf, listOf } from '../filter/log-tabs';
import { useFieldTexts } from '../hooks/use-field-texts';
import { useCount } from '../hooks/use-count';

/** Opens the export dialog for the tab's list. `count` is the number of rows, undefined while unknown. */
export function ExportLogs({ count }: { count: number | undefined }) {
  const t = useTexts(adminLogTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Download}
        label={t.exportLogs}
        className="border border-edge bg-surface"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ExportDialog count={count} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ count, onClose }: { count: number | undefined; onClose: () => void }) {
  const t = useTexts(adminLogTexts);
  const app = useTexts(appTexts);
  const isOnline = useOnline();
  const { formatCount } = useCount();
  const texts = useFieldTexts();
  const { tab, filter, fields } = useLogFilter();
  const active = fields.filter((field) => filter[field] !== '');
  const titles = {
    all: t.exportAll,
    diagnoses: t.exportDiagnoses,
    errors: t.exportErrors,
    warnings: t.exportWarnings,
  };
  return (
    <Dialog open title={titles[tab]} onClose={onClose}>
      <p className="tabular-nums">
        {count === undefined ? t.exportUnknown : t.exportRows({ count: formatCount(count) })}
      </p>
      {active.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-muted">
          {active.map((field) => (
            <li key={field}>
              {texts.name(field)}: {texts.value(field, filter[field])}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t.exportNote}</p>
      {isOnline ? (
        <StepUp>
          <div className="flex flex-wrap gap-2">
            {EXPORT_FORMATS.map((format) => (
              <a
                key={format}
                download
                href={exportAddress({ list: listOf(tab), format, filter: listFilterOf(tab, filter) })}
                onClick={onClose}
                className={buttonClass(format === 'csv' ? 'primary' : 'secondary', 'flex-1')}
              >
                <Download aria-hidden size={18} strokeWidth={1.75} />
                {t.download({ format: format.toUpperCase() })}
              </a>
            ))}
          </div>
        </StepUp>
      ) : (
        <p role="status">{app.offline}</p>
      )}
    </Dialog>
  );
}
