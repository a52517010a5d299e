import { expect } from '@playwright/test';
import { register } from '../accounts';
import { advanceTo } from '../advance-to';
import { refuse } from '../fake-responses';
import { DASHBOARD_WORDS, SCREEN_WORDS } from '../words';
import { startWalk, type Walk, type WalkOptions } from './walk';

/** The admin screens of a consultation with a diagnosis. */
export async function dashboard(options: WalkOptions): Promise<void> {
  const walk = await startWalk(options, { accepted: true });
  const { page, chat, language, checkScreen } = walk;
  await advanceTo(chat, SCREEN_WORDS[language].offered);
  await page.getByRole('button', { name: chat.words.understood }).click();
  await expect(chat.diagnosis).toBeVisible();
  const session = await chat.sessionId();
  const username = await register(page, language);
  await page.goto('/admin');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkScreen('admin-refused');
  if (!options.makeAdmin(username)) return;
  await readLogs(walk, session);
  await giveVerdict(walk, session);
  await filterLogs(walk);
  await readOverview(walk);
  await followConsultation(walk, session);
  await failToRead(walk, session);
}

async function readLogs({ page, checkScreen }: Walk, session: string) {
  const total = async () =>
    Number((await page.request.get(`/api/admin/diagnoses?sessionId=${session}`)).headers()['x-total-count']);
  await expect.poll(total).toBeGreaterThan(0);
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const panel = page.getByRole('tabpanel').first();
  for (const [index, name] of ['logs', 'diagnoses', 'errors'].entries()) {
    await tabs.nth(index).click();
    const more = panel.getByRole('listitem').locator('button[aria-expanded=false]').first();
    // there may be no errors so far
    if (name !== 'errors') await expect(more).toBeVisible();
    await expect(panel.getByRole('status')).toHaveCount(0);
    await checkScreen(`admin-${name}`);
    if ((await more.count()) === 0) continue;
    await more.click();
    await checkScreen(`admin-${name}-open`);
  }
  await page.goto('/admin?eventType=red_flag');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('status')).toHaveCount(0);
  await checkScreen('admin-red-flags');
}

async function giveVerdict({ page, language, checkScreen }: Walk, session: string) {
  const words = DASHBOARD_WORDS[language];
  await page.goto(`/admin?tab=diagnoses&sessionId=${session}`);
  await page.getByRole('tabpanel').locator('li button[aria-expanded=false]').first().click();
  await page.getByRole('button', { name: words.judge }).click();
  const save = page.getByRole('button', { name: words.saveVerdict });
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await save.scrollIntoViewIfNeeded();
  await checkScreen('admin-verdict-form');
  await page.getByRole('radio').first().check();
  await save.click();
  await expect(page.getByText(words.verdictSaved)).toBeVisible();
  await checkScreen('admin-verdict-given');
}

async function filterLogs({ page, checkScreen }: Walk) {
  await page.goto('/admin?stage=initial_gathering&from=2026-01-05');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const search = page.getByRole('search');
  await search.locator('button[aria-expanded]').click();
  await checkScreen('admin-filters');
  await search.locator('button[aria-label]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen('admin-export');
  for (const [name, query] of [
    ['no-match', 'q=nothing-like-this'],
    ['filter-refused', 'severity=loud&sessionId=x'],
  ] as const) {
    await page.goto(`/admin?${query}`);
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await checkScreen(`admin-${name}`);
  }
}

async function readOverview({ page, checkScreen }: Walk) {
  await page.goto('/admin/overview');
  const charts = page.getByRole('slider');
  await expect(charts.first()).toBeVisible();
  await checkScreen('admin-overview');
  for (const [name, at] of [
    ['charts', 0],
    ['latency', 4],
    ['failovers', 6],
    ['confidence', 7],
  ] as const) {
    await charts.nth(at).press('End');
    await charts.nth(at).evaluate((chart) => chart.closest('section')?.scrollIntoView({ block: 'start' }));
    await checkScreen(`admin-overview-${name}`);
  }
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('slider') })
    .first();
  await card.locator('button[aria-pressed]').click();
  await card.evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await checkScreen('admin-overview-table');
  await page.locator('table').last().scrollIntoViewIfNeeded();
  await checkScreen('admin-overview-verdicts');
  await page.goto('/admin/overview?period=own&from=2026-01-05&to=2026-01-06');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await checkScreen('admin-overview-empty');
}

async function followConsultation({ page, language, checkScreen }: Walk, session: string) {
  const words = DASHBOARD_WORDS[language];
  await page.goto(`/admin/sessions/${session}`);
  const exchanges = page.getByRole('list').filter({ has: page.locator('time') });
  await expect(exchanges.first()).toBeVisible();
  await checkScreen('admin-timeline');
  await exchanges.nth(1).evaluate((turn) => turn.closest('section')?.scrollIntoView({ block: 'start' }));
  await checkScreen('admin-timeline-turn');
  await page.getByRole('button', { name: words.showAll }).click();
  const dialog = page.getByRole('dialog');
  const show = dialog.getByRole('button', { name: words.show, exact: true });
  await checkScreen('admin-reveal');
  await show.click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await checkScreen('admin-reveal-refused');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await show.click();
  await expect(dialog).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await heading.evaluate((heading) => heading.closest('section')?.scrollIntoView({ block: 'start' }));
  await checkScreen('admin-revealed');
  await page.goto('/admin/sessions/V1StGXR8_Z5jdHi6B-myT');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await checkScreen('admin-timeline-unknown');
}

async function failToRead({ page, checkScreen }: Walk, session: string) {
  const screens = { logs: '/admin', overview: '/admin/overview', timeline: `/admin/sessions/${session}` };
  await refuse(page, '**/api/admin/**', { status: 500 });
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await checkScreen(`admin-${name}-failed`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/admin/**', () => {});
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('status').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkScreen(`admin-${name}-loading`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
