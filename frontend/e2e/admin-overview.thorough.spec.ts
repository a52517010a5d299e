import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { registerAdmin } from './support/admin';
import { findHorizontalScroll } from './support/layout';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: { consultations: 'Consultations', table: 'Consultations as a table', figures: 'Key figures', week: '7 days' },
  sw: { consultations: 'Mazungumzo', table: 'Mazungumzo kama jedwali', figures: 'Takwimu kuu', week: 'Siku 7' },
} as const;

/** Waits until the log's metrics of the last day include a message. */
async function waitForMetrics(page: Page): Promise<void> {
  const hour = 3_600_000;
  const to = new Date(Math.ceil(Date.now() / hour) * hour);
  const query = new URLSearchParams({
    from: new Date(to.getTime() - 24 * hour).toISOString(),
    to: to.toISOString(),
    by: 'hour',
  });
  const messages = async () => {
    const reply = await page.request.get(`/api/admin/overview?${query}`);
    return ((await reply.json()) as { totals: { messages: number } }).totals.messages;
  };
  await expect.poll(messages).toBeGreaterThan(0);
}

for (const language of LANGUAGES) {
  test(`can be read by touch on a phone, as charts and tables (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await chat.say('I have a cough');
    await registerAdmin(page);
    await waitForMetrics(page);
    await page.goto('/admin/overview?period=24h');
    const words = WORDS[language];
    await expect(page.getByRole('region', { name: words.figures })).toBeVisible();
    const card = page.getByRole('region', { name: words.consultations, exact: true });
    const chart = card.getByRole('slider');
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('the chart has no place');
    await page.touchscreen.tap(box.x + box.width - 12, box.y + box.height / 2);
    // the current hour; a touch does not open the logs
    await expect(chart).toHaveAttribute('aria-valuenow', '24');
    await expect(page).toHaveURL(/overview/);
    await expect(card.getByRole('link')).toBeVisible();
    await page.getByRole('button', { name: words.table }).click();
    await expect(card.getByRole('row')).toHaveCount(25);
    expect(await findHorizontalScroll(page)).toEqual([]);
    const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    expect((await axe.setLegacyMode().analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findHorizontalScroll(page)).toEqual([]);
    await card.getByRole('slider').press('End');
    await card.getByRole('slider').press('Enter');
    await expect(page).toHaveURL(/\/admin\?from=\d{4}-\d\d-\d\dT\d\d%3A00%3A00.000Z&to=.*&eventType=session_created/);
    await page.goBack();
    await expect(page).toHaveURL(/period=24h/);
    await page.getByRole('radio', { name: words.week }).click();
    await expect(page).toHaveURL(/period=7d/);
  });
}

test('opens the logs of a clicked bar @desktop', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.say('I have a cough');
  await registerAdmin(page);
  await waitForMetrics(page);
  await page.goto('/admin/overview');
  const chart = page.getByRole('region', { name: 'Consultations', exact: true }).getByRole('slider');
  const box = await chart.boundingBox();
  await chart.click({ position: { x: (box?.width ?? 0) - 12, y: 100 } });
  await expect(page).toHaveURL(/\/admin\?from=/);
  await expect(page.getByText('Consultation started').first()).toBeVisible();
});
