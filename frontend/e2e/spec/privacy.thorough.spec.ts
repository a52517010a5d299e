import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { PASSWORD, register } from '../support/accounts';
import { ChatPage } from '../support/chat-page';
import { makePhoto } from '../support/files';
import { findHorizontalScroll } from '../support/layout';
import { expect, LANGUAGES, test } from '../support/test';
import { type Language, SCREEN_WORDS } from '../support/words';
import { openHeaderMenu } from '../support/header-menu';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Texts of the privacy page and of the data dialogs. */
const PRIVACY = {
  en: {
    title: 'Privacy',
    howTreated: 'How Afya treats your data',
    embedded: 'Nothing you write is sent to another company.',
    act: 'The Data Protection Act, 2019',
    nothing: 'Nothing is kept about this browser yet.',
    open: 'Privacy and my data',
    account: (name: string) => `Account of ${name}`,
    download: 'Download my data',
    downloadNow: 'Download',
    deleteSession: 'Delete this consultation',
    deleteEverything: 'Delete all my data',
    cannotBeUndone: 'This cannot be undone.',
    deleteNow: 'Delete for good',
  },
  sw: {
    title: 'Faragha',
    howTreated: 'Jinsi Afya inavyotunza data yako',
    embedded: 'Hakuna unachoandika kinachotumwa kwa kampuni nyingine.',
    act: 'Sheria ya Ulinzi wa Data ya Kenya ya mwaka 2019',
    nothing: 'Hakuna kilichohifadhiwa kuhusu kivinjari hiki bado.',
    open: 'Faragha na data yangu',
    account: (name: string) => `Akaunti ya ${name}`,
    download: 'Pakua data yangu',
    downloadNow: 'Pakua',
    deleteSession: 'Futa mazungumzo haya',
    deleteEverything: 'Futa data yangu yote',
    cannotBeUndone: 'Hatua hii haiwezi kutenguliwa.',
    deleteNow: 'Futa kabisa',
  },
} as const;

interface Exported {
  account: { username: string } | null;
  credits: { consents: { document: string; version: string; language: string }[] }[];
  sessions: { sessionId: string; messages: { content: string }[]; files: { filename: string; base64: string }[] }[];
}
const exported = async (page: Page) => (await (await page.request.get('/api/me/export')).json()) as Exported;

/** The page is public and fits the narrowest screen. */
async function checkAccessibility(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).options({ runOnly: WCAG_22_AA, resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await axe.analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`),
        what,
      )
      .toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findHorizontalScroll(page), `${what} at 320 pixels`).toEqual([]);
}

async function arrive(page: Page, language: Language): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript((chosen) => {
    if (location.protocol !== 'http:' || localStorage.getItem('spec:arrived')) return;
    localStorage.setItem('spec:arrived', 'true');
    localStorage.setItem('afya:language', chosen);
  }, language);
  await page.goto('/');
}

for (const language of LANGUAGES) {
  const t = PRIVACY[language];

  test(`shows the privacy page before consent, and consent is recorded (${language})`, async ({ page }) => {
    await arrive(page, language);
    await page.getByRole('link', { name: t.howTreated }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.embedded)).toBeVisible();
    await expect(page.getByText(t.act)).toBeVisible();
    await expect(page.getByText(t.nothing)).toBeVisible();
    await checkAccessibility(page, 'the privacy page');

    await page.goto('/');
    const chat = new ChatPage(page, language);
    await chat.acceptStartup();
    await chat.opened();
    await expect
      .poll(async () => (await exported(page)).credits[0]?.consents)
      .toMatchObject([{ document: 'startup', version: '1', language }]);
  });

  test(`lets a visitor download all data and delete one consultation by keyboard (${language})`, async ({
    openChat,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const chat = await openChat(language);
    await chat.opened();
    const sessionId = await chat.sessionId();
    await chat.attach([await makePhoto(page, { width: 60, height: 40 })]);
    await chat.input.fill('Ninawashwa mkono');
    await chat.sendAndWait(() => chat.sendButton.click());

    await openHeaderMenu(page);
    await page.getByRole('button', { name: SCREEN_WORDS[language].session }).click();
    await page.getByRole('button', { name: t.open }).click();
    const dialog = page.getByRole('dialog', { name: t.open });
    await expect(dialog).toBeVisible();
    await checkAccessibility(page, 'what one can do about one’s data');
    await dialog.getByRole('button', { name: t.download }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.downloadNow, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^afya-export-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Exported;
    expect(file.sessions.map((session) => session.sessionId)).toEqual([sessionId]);
    expect(file.sessions[0]!.messages.map(({ content }) => content)).toContain('Ninawashwa mkono');
    expect(Buffer.from(file.sessions[0]!.files[0]!.base64, 'base64').length).toBeGreaterThan(100);

    const remove = dialog.getByRole('button', { name: t.deleteSession });
    await remove.focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog', { name: t.deleteSession });
    await expect(confirm).toContainText(t.cannotBeUndone);
    await checkAccessibility(page, 'the question before deleting');
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await confirm.getByRole('button', { name: t.deleteNow }).press('Enter');
    // the page reloads in between
    await expect(async () => expect(await chat.sessionId()).not.toBe(sessionId)).toPass();
    await expect(chat.welcome).toBeVisible();
    expect((await page.request.get(`/api/session/${sessionId}`)).status()).toBe(404);
    expect((await exported(page)).sessions.map((session) => session.sessionId)).not.toContain(sessionId);
  });

  test(`lets a user delete everything and logs the user out (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await chat.opened();
    const username = await register(page, language);
    await page.reload();
    await chat.opened();
    await openHeaderMenu(page);
    await page.getByRole('button', { name: t.account(username) }).click();
    await page.getByRole('button', { name: t.open }).click();
    await page.getByRole('button', { name: t.deleteEverything }).click();
    const confirm = page.getByRole('dialog', { name: t.deleteEverything });
    await expect(confirm).toContainText(t.cannotBeUndone);
    await confirm.getByRole('button', { name: t.deleteNow }).click();

    // a fresh start in the browser's language
    const fresh = new ChatPage(page, 'en');
    await expect(page.getByRole('checkbox', { name: fresh.words.agree })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('afya:disclaimer-accepted'))).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await expect
      .poll(async () =>
        (await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } })).status(),
      )
      .toBe(401);
  });
}
