import { caseSchema } from '../consultation/case';
import type { ClinicalReply } from '../turn';

/** The ids of the findings that are present in the case after a reply. */
export function presentIn({ memory }: Pick<ClinicalReply, 'memory'>): string[] {
  const { findings } = caseSchema.parse(memory);
  return Object.keys(findings).filter((id) => findings[id]?.state === 'present');
}
