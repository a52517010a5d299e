import type { Document } from '../document';
import { EXPLANATIONS } from '../grammar/explanations';

/** Removes findings for which the message itself gives a harmless explanation. */
export function removeExplained(document: Document): Document {
  const { findings, line } = document;
  const isPresent = (id: string) => findings.some(({ finding, state }) => finding === id && state === 'present');
  const harmless = new Set(
    EXPLANATIONS.filter((each) => (each.ifPresent && isPresent(each.ifPresent)) || each.if.test(line)).map(
      ({ removes }) => removes,
    ),
  );
  return { ...document, findings: findings.filter(({ finding }) => !harmless.has(finding)) };
}
