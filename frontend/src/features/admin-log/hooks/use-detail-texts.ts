import { fileSize } from '../../../lib/file-size';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/app';
import { useLanguage } from '../../../locales/language';
import { logDetailsTexts, logValuesTexts } from '../../../locales/admin-log';
import { redFlagsTexts } from '../../../locales/red-flags';
import { useFieldTexts } from './use-field-texts';
import { useFormats } from './use-formats';
import { useStageText } from './use-stage-text';

type Texts = Partial<Record<string, string>>;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Names and values of event details in the current language; unknown ones are shown unchanged. */
export function useDetailTexts() {
  const names: Texts = useTexts(logDetailsTexts);
  const codes: Texts = useTexts(logValuesTexts);
  const errors: Texts = useTexts(errorsTexts);
  const redFlags: Texts = useTexts(redFlagsTexts);
  const { value: fieldText } = useFieldTexts();
  const { number, cost, time } = useFormats();
  const stageText = useStageText();
  const language = useLanguage();

  const codeText = (code: string) => `${code}${withColon(codes[`code_${code}`] ?? errors[code])}`;
  const placeText = (value: string) => (ISO_MOMENT.test(value) ? time(value) : stageText(value));
  const textFormats: Record<string, (value: string) => string> = {
    code: codeText,
    reason: (value) => codes[`outcome_${value}`] ?? value,
    from: placeText,
    to: placeText,
    stage: stageText,
    flags: (value) =>
      flagsOf(value)
        .map((flag) => redFlags[flag] ?? flag)
        .join(', '),
    severity: (value) => fieldText('severity', value),
    eventType: (value) => fieldText('eventType', value),
  };
  const numberFormats: Record<string, (value: number) => string> = {
    size: (value) => fileSize(value, language),
    spentKES: cost,
    budgetKES: cost,
  };
  return {
    name: (name: string) => names[name] ?? name,
    /** `name` is the key of the detail. */
    value: (name: string, value: unknown): string => {
      if (typeof value === 'boolean') return codes[value ? 'yes' : 'no'] ?? String(value);
      if (typeof value === 'number') return (numberFormats[name] ?? number)(value);
      const text = String(value);
      return textFormats[name]?.(text) ?? codes[`${name}_${text}`] ?? text;
    },
  };
}

const withColon = (text: string | undefined) => (text ? `: ${text}` : '');

const flagsOf = (value: string) => value.split(' ').filter(Boolean);
