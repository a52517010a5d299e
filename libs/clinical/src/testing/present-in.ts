import { caseSchema } from '../case/case';
import type { ClinicalReply } from '../consultation/turn';

/** The ids of the findings that are present in the case after a reply. */
export function presentIn({ memory }: Pick<ClinicalReply, 'memory'>): string[] {
  const { findings } = caseSchema.parse(memory);
  return Object.keys(findings).filter((id) => findings[id]?.state === 'present');
}
