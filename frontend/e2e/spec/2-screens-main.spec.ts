import { register } from '../support/accounts';
import { longConversation } from '../support/messages';
import { showMessages } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

const WORDS = {
  en: {
    subtitle: 'Say what you feel. Get clear advice.',
    welcome: 'Welcome, ',
    history: 'History',
    session: 'This consultation',
    login: 'Log in',
    account: 'Account of ',
    starting: 'Your consultation is starting',
    setupFailed: 'Failed to initialize chat session. Please refresh the page and try again.',
  },
  sw: {
    subtitle: 'Eleza unavyojisikia. Pata ushauri ulio wazi.',
    welcome: 'Karibu, ',
    history: 'Historia',
    session: 'Mazungumzo haya',
    login: 'Ingia',
    account: 'Akaunti ya ',
    starting: 'Mazungumzo yako yanaanza',
    setupFailed: 'Imeshindwa kuanzisha mazungumzo. Tafadhali pakia ukurasa upya ujaribu tena.',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. Main screen: the header (${language})`, async ({ openChat, page }) => {
    await showMessages(page, longConversation());
    const chat = await openChat(language);
    const header = page.getByRole('banner');
    await test.step('app title, subtitle, session control, user menu, new diagnosis button and language toggle', async () => {
      await expect(header.getByRole('heading', { name: 'Afya' })).toBeVisible();
      await expect(header).toContainText(words.subtitle);
      // On a phone, a menu in the header holds the language toggle, the session control and the user menu.
      await openHeaderMenu(page);
      await expect(header.getByRole('button', { name: words.session })).toBeVisible();
      await expect(header.getByRole('link', { name: words.login })).toBeVisible();
      await expect(header.getByRole('button', { name: chat.words.newDiagnosis })).toBeVisible();
      await expect(header.getByRole('button', { name: chat.words.toggle })).toBeVisible();
    });
    await test.step('it is sticky', async () => {
      await expect(header).toHaveCSS('position', 'sticky');
      await expect(chat.messages.last()).toBeInViewport();
      await expect(header).toBeInViewport({ ratio: 1 });
    });
    await test.step('the history button and the welcome line are for signed-in users only', async () => {
      await expect(header.getByRole('button', { name: words.history })).toHaveCount(0);
      await expect(header).not.toContainText(words.welcome);
      const name = await register(page, language);
      await page.reload();
      await openHeaderMenu(page);
      await expect(header.getByRole('button', { name: words.history })).toBeVisible();
      await expect(header).toContainText(words.welcome + name);
      await expect(header.getByRole('button', { name: words.account + name })).toBeVisible();
    });
  });

  test(`2. Main screen: session setup (${language})`, async ({ openChat, page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/session/*', async (route) => {
      await released;
      await route.fulfill({ status: 503, json: { message: 'Away', code: 'RPC_UNAVAILABLE', traceId: 'x' } });
    });
    const chat = await openChat(language);
    await test.step('a loading skeleton shows while the session starts', async () => {
      await expect(page.getByRole('status').filter({ hasText: words.starting })).toBeVisible();
    });
    await test.step('a destructive alert shows the error message when it fails', async () => {
      release();
      await expect(page.getByRole('alert')).toContainText(words.setupFailed);
      await expect(page.getByRole('alert')).toContainText('Away');
    });
    await test.step('which disappears when the next attempt succeeds', async () => {
      await page.unrouteAll();
      await page.reload();
      await chat.opened();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('2. Main screen: layout @desktop', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  await test.step('the chat panel is at most 700 px wide', async () => {
    const panel = await page.getByRole('region', { name: 'Afya', exact: true }).boundingBox();
    expect(panel?.width).toBe(700);
  });
  await test.step('mobile breakpoint: 768 px', async () => {
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Kiswahili' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(toggle).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu).toBeVisible();
    await expect(toggle).toBeHidden();
  });
});
