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
      <Detail name={t.differential}>
        <List items={info.differentialDiagnoses} />
      </Detail>
      <Detail name={t.reasoning}>{info.reasoningPath}</Detail>
      <Detail name={t.factors}>
        <List items={info.criticalFactors} />
      </Detail>
    </>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="list-disc pl-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
