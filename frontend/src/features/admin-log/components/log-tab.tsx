import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import type { LogTab as TabName } from '../filter/log-tabs';
import type { GetCard } from '../hooks/use-open-cards';
import type { ShownList } from '../hooks/use-shown-list';
import { DiagnosisRow } from './diagnosis-row';
import { LogPages } from './log-pages';
import { LogRow } from './log-row';

interface LogTabProps {
  tab: TabName;
  list: ShownList;
  getCard: GetCard;
}

/** The list of a tab. */
export function LogTab({ tab, list, getCard }: LogTabProps) {
  const t = useTexts(adminLogTexts);
  if (tab === 'diagnoses') {
    const none = { title: t.noDiagnoses, text: t.noDiagnosesText };
    return (
      <LogPages label={t.diagnosisList} query={list.diagnoses} failed={t.diagnosesFailed} none={none}>
        {(log) => <DiagnosisRow log={log} card={getCard(log.id)} />}
      </LogPages>
    );
  }
  const none = {
    all: { title: t.noLogs, text: t.noLogsText },
    errors: { title: t.noErrors, text: t.noErrorsText },
    warnings: { title: t.noWarnings, text: t.noWarningsText },
  };
  return (
    <LogPages label={t.logList} query={list.logs} failed={t.logsFailed} none={none[tab]}>
      {(log) => <LogRow log={log} card={getCard(log.id)} />}
    </LogPages>
  );
}
