import { fileSize } from '../../../lib/file-size';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/errors';
import { useLanguage } from '../../../locales/language';
import { logDetailsTexts } from '../../../locales/log-details';
import { logValuesTexts } from '../../../locales/log-values';
import { redFlagsTexts } from '../../../locales/red-flags';
import { useFieldTexts } from './use-field-texts';
import { useFigures } from './use-figures';
import { useStageText } from './use-stage-text';

type Texts = Partial<Record<string, string>>;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The details of an event in the reader's words; what has none is shown as the log has it. */
export function useDetailTexts() {
  const names: Texts = useTexts(logDetailsTexts);
  const codes: Texts = useTexts(logValuesTexts);
  const errors: Texts = useTexts(errorsTexts);
  const redFlags: Texts = useTexts(redFlagsTexts);
  const { value: fieldText } = useFieldTexts();
  const { number, cost, time } = useFigures();
  const stageText = useStageText();
  const language = useLanguage();

  const codeText = (code: string) => `${code}${withColon(codes[`code_${code}`] ?? errors[code])}`;
  const placeText = (value: string) => (ISO_MOMENT.test(value) ? time(value) : stageText(value));
  const words: Record<string, (value: string) => string> = {
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
  const amounts: Record<string, (value: number) => string> = {
    size: (value) => fileSize(value, language),
    spentKES: cost,
    budgetKES: cost,
  };
  return {
    name: (name: string) => names[name] ?? name,
    /** `name` is the detail's. */
    value: (name: string, value: unknown): string => {
      if (typeof value === 'boolean') return codes[value ? 'yes' : 'no'] ?? String(value);
      if (typeof value === 'number') return (amounts[name] ?? number)(value);
      const text = String(value);
      return words[name]?.(text) ?? codes[`${name}_${text}`] ?? text;
    },
  };
}

const withColon = (text: string | undefined) => (text ? `: ${text}` : '');

const flagsOf = (value: string) => value.split(' ').filter(Boolean);
