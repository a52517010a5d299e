import { AxeBuilder } from '@axe-core/playwright';
import { registerAdmin, waitForLog } from './support/admin';
import { findHorizontalScroll } from './support/layout';
import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const SAID = 'I have been coughing since Monday evening';

test('opens a consultation from the list, reveals its text for a reason and logs that', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.say(SAID);
  const session = await chat.sessionId();
  await registerAdmin(page);
  await waitForLog(page, `sessionId=${session}&eventType=reply`);
  await page.goto(`/admin?sessionId=${session}&eventType=reply`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('link', { name: 'Whole consultation' }).first().click();
  await expect(page).toHaveURL(`/admin/sessions/${session}`);
  const turn = page.getByRole('region', { name: 'Message 1' });
  await expect(turn).toContainText(`${SAID.length} characters, hidden`);
  await expect(page.getByText(SAID)).toHaveCount(0);
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  expect((await axe.setLegacyMode().analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  await turn.getByRole('button', { name: 'Show what was said' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog.getByText('Give a reason of 10 to 300 characters')).toBeVisible();
  await dialog.getByRole('button', { name: 'Quality check of the answers' }).click();
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(turn.getByText(SAID)).toBeVisible();
  await waitForLog(page, `sessionId=${session}&eventType=reveal`);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findHorizontalScroll(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Admin actions' })).toContainText('Quality check');
  await expect(page.getByText(SAID)).toHaveCount(0);
  await page.getByRole('link', { name: 'The logs of this consultation' }).click();
  await expect(page).toHaveURL(`/admin?sessionId=${session}`);
});

test('shows that the log has no entries for an unknown session', async ({ openChat, page }) => {
  await openChat('sw', { path: '/auth' });
  await registerAdmin(page);
  await page.goto('/admin/sessions/V1StGXR8_Z5jdHi6B-myT');
  await expect(page.getByText('Kumbukumbu hazina chochote kuhusu mazungumzo haya')).toBeVisible();
});

test('saves verdicts given in the timeline and in the list, and the overview counts them', async ({
  openChat,
  page,
}) => {
  test.slow();
  const chat = await openChat('en');
  await advanceTo(chat, SCREEN_WORDS.en.offered);
  await chat.tap(SCREEN_WORDS.en.showMe);
  const session = await chat.sessionId();
  await registerAdmin(page);
  await waitForLog(page, `sessionId=${session}&eventType=diagnosis`);
  await page.goto(`/admin/sessions/${session}`);
  // every reply with the diagnosis is logged; the newest is last here and first in the list
  await page.getByRole('button', { name: 'Give a verdict' }).last().click();
  await page.getByRole('radio', { name: 'Partly right' }).check();
  await page.getByLabel('Note (optional)').fill('The rapid test was negative');
  await page.getByRole('button', { name: 'Save verdict' }).click();
  await expect(page.getByText('The verdict is saved')).toBeVisible();

  await page.goto(`/admin?tab=diagnoses&sessionId=${session}`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByText('The rapid test was negative')).toBeVisible();
  await page.goto('/admin/overview');
  const verdicts = page.getByRole('region', { name: 'Verdicts of clinicians' });
  const partly = verdicts.getByRole('row', { name: /Partly right/ });
  await expect(partly.getByRole('cell').first()).toHaveText(/^[1-9]/);
});
