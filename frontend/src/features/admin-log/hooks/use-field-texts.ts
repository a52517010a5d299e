import { adminLogTexts, eventTypesTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { SEVERITY_TEXTS } from '../components/severity';
import { type FilterField, isDay, SEVERITIES } from '../filter/log-filter';
import { useFormats } from './use-formats';
import { useStageText } from './use-stage-text';

/** Names and values of filter fields in the current language. */
export function useFieldTexts() {
  const t = useTexts(adminLogTexts);
  const events: Partial<Record<string, string>> = useTexts(eventTypesTexts);
  const stageText = useStageText();
  const { day, time } = useFormats();
  const names: Record<FilterField, string> = {
    q: t.search,
    severity: t.severity,
    eventType: t.event,
    stage: t.stage,
    model: t.model,
    from: t.from,
    to: t.to,
    sessionId: t.session,
    userId: t.user,
  };
  const hints: Record<FilterField, string> = {
    q: t.searchInvalid,
    severity: t.choiceInvalid,
    eventType: t.choiceInvalid,
    stage: t.choiceInvalid,
    model: t.modelInvalid,
    from: t.dateInvalid,
    to: t.dateInvalid,
    sessionId: t.sessionIdInvalid,
    userId: t.userIdInvalid,
  };
  const severityText = (value: string) => {
    const severity = SEVERITIES.find((name) => name === value);
    return severity ? t[SEVERITY_TEXTS[severity]] : value;
  };
  const momentText = (value: string) => {
    if (Number.isNaN(Date.parse(value))) return value;
    return isDay(value) ? day(value) : time(value);
  };
  const texts: Partial<Record<FilterField, (value: string) => string>> = {
    severity: severityText,
    eventType: (value) => events[value] ?? value,
    stage: stageText,
    from: momentText,
    to: momentText,
  };
  return {
    name: (field: FilterField) => names[field],
    /** Allowed values of the field. */
    hint: (field: FilterField) => hints[field],
    value: (field: FilterField, value: string) => texts[field]?.(value) ?? value,
  };
}
