import { ChatPage } from '../support/chat-page';
import { recordCalls } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

const DIALOG = {
  en: {
    title: 'Before you start',
    warning: 'Not for emergencies',
    description: 'a computer program, not a doctor',
    credits: '500 free credits',
    noSignup: 'No signup needed',
    elsewhere: 'Take me elsewhere',
    session: 'This consultation',
    reset: 'Show the notices again',
  },
  sw: {
    title: 'Kabla ya kuanza',
    warning: 'Si huduma ya dharura',
    description: 'programu ya kompyuta, si daktari',
    credits: 'krediti 500 za bure',
    noSignup: 'Huhitaji kujisajili',
    elsewhere: 'Nipeleke kwingine',
    session: 'Mazungumzo haya',
    reset: 'Onyesha tahadhari tena',
  },
} as const;

for (const language of LANGUAGES) {
  const words = DIALOG[language];
  const otherLanguage = language === 'en' ? 'sw' : 'en';

  test(`2. Startup disclaimer dialog (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      locale: `${language}-KE`,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const chat = new ChatPage(page, language);
    const started = recordCalls(page, 'POST', /./);
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: words.title });
    const start = dialog.getByRole('button', { name: chat.words.start });

    await test.step("title, emergency warning, description, free credits and the line 'No signup needed'", async () => {
      await expect(dialog.getByRole('heading', { name: words.title })).toBeVisible();
      for (const text of [words.warning, words.description, words.credits, words.noSignup])
        await expect(dialog).toContainText(text);
    });
    await test.step('the language toggle switches the dialog, which the browser’s language opened in', async () => {
      await dialog.getByRole('button', { name: chat.words.toggle }).click();
      await expect(page.getByRole('dialog', { name: DIALOG[otherLanguage].title })).toContainText(
        DIALOG[otherLanguage].noSignup,
      );
      await page.getByRole('button', { name: new ChatPage(page, otherLanguage).words.toggle }).click();
      await expect(dialog).toBeVisible();
    });
    await test.step("'I Agree & Start Using' is disabled until the box is ticked", async () => {
      await expect(start).toBeDisabled();
      await dialog.getByRole('checkbox', { name: chat.words.agree }).check();
      await expect(start).toBeEnabled();
      await dialog.getByRole('checkbox').uncheck();
      await expect(start).toBeDisabled();
    });
    await test.step('it must be accepted: Escape does not close it and no session is started before', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      expect(started).toEqual([]);
    });
    await test.step("'Take me elsewhere' navigates to an external search site", async () => {
      await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
      await dialog.getByRole('button', { name: words.elsewhere }).click();
      await page.waitForURL(/^https:\/\/www\.google\.com\//);
      await page.goto('/');
    });
    await test.step('acceptance is remembered in the browser', async () => {
      await chat.acceptStartup();
      await chat.opened();
      await page.reload();
      await chat.opened();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('and the flag can be reset', async () => {
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.session }).click();
      await page.getByRole('button', { name: words.reset }).click();
      await expect(dialog).toBeVisible();
      await chat.acceptStartup();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await context.close();
  });
}
