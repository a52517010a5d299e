import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks these rules (by their tags, or one by its name), with the beginning of its markup. */
export async function violations(page: Page, rules: string[]): Promise<string[]> {
  // In the page itself: there are no frames for which axe would have to open a second one each time.
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] }).setLegacyMode();
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
