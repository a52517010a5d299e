import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of these axe rules (tags or a rule name), with the start of the markup. */
export async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  // Legacy mode runs in the page itself: it has no frames, so axe need not open a second page.
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] }).setLegacyMode();
  const result = await axe.analyze();
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
