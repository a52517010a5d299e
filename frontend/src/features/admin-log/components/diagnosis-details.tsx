import type { DiagnosisInfo } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { Detail } from './log-card';

export function DiagnosisDetails({ info }: { info: DiagnosisInfo }) {
  const t = useTexts(adminLogTexts);
  return (
    <>
      <Detail name={t.diagnosis}>{info.preliminaryDiagnosis}</Detail>
      <Detail name={t.confidence}>{t.confidenceScore({ score: info.confidenceScore })}</Detail>
      <Detail name={t.differential}>{list(info.differentialDiagnoses)}</Detail>
      <Detail name={t.reasoning}>{info.reasoningPath}</Detail>
      <Detail name={t.factors}>{list(info.criticalFactors)}</Detail>
    </>
  );
}

function list(items: string[]) {
  if (items.length === 0) return null;
  return (
    <ul className="list-disc pl-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
