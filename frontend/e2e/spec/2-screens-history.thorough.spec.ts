import { register } from '../support/accounts';
import { refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

const WORDS = {
  en: {
    history: 'History',
    description: 'Your earlier consultations.',
    loading: 'Loading history',
    failed: 'Failed to load history',
    empty: 'No consultations yet',
    noSymptoms: 'No symptoms recorded',
    continue: 'Continue session',
    ago: '3 hours ago',
    stage: 'follow-up',
  },
  sw: {
    history: 'Historia',
    description: 'Mazungumzo yako ya awali.',
    loading: 'Historia inapaki',
    failed: 'Imeshindwa kupakia historia',
    empty: 'Bado huna mazungumzo',
    noSymptoms: 'Hakuna dalili zilizorekodiwa',
    continue: 'Endelea na mazungumzo',
    ago: 'saa 3 zilizopita',
    stage: 'ufuatiliaji',
  },
} as const;

const HOUR_MS = 60 * 60 * 1_000;

function pastSession(sessionId: string, symptoms?: string) {
  return {
    sessionId,
    createdAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
    consultationState: { stage: 'follow_up', collectedInfo: symptoms === undefined ? {} : { symptoms } },
  };
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. and 4. History drawer (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await chat.say('123456789 123456789 123456789 and more');
    const earlier = await chat.sessionId();
    await register(page, language);
    await page.goto('/');
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect.poll(() => chat.sessionId()).not.toBe(earlier);
    await chat.opened();
    const drawer = page.getByRole('dialog', { name: words.history });
    const open = async () => {
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.history }).click();
      await expect(drawer).toBeVisible();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    };

    await test.step('title, description and loading skeletons', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/auth/sessions*', async (route) => {
        await released;
        await route.fulfill({ json: [] });
      });
      await open();
      await expect(drawer).toContainText(words.description);
      await expect(drawer.getByRole('status').filter({ hasText: words.loading })).toBeVisible();
      release();
    });
    await test.step('an empty-state text', async () => {
      await expect(drawer).toContainText(words.empty);
      await close();
    });
    await test.step("each card: the first 30 characters of the symptoms, 'x ago', a stage badge", async () => {
      const list = [
        pastSession(earlier, '123456789 123456789 123456789 and more'),
        pastSession('a'.repeat(21), 'Homa'),
      ];
      await page.route('**/api/auth/sessions*', (route) =>
        route.fulfill({ json: [...list, pastSession('b'.repeat(21))] }),
      );
      await open();
      const cards = drawer.getByRole('listitem').filter({ hasText: words.ago });
      await expect(cards).toHaveCount(3);
      await expect(cards.nth(0)).toContainText(/123456789 123456789 123456789\s?(…|\.\.\.)/);
      await expect(cards.nth(0)).not.toContainText('and');
      await expect(cards.nth(0)).toContainText(words.stage);
    });
    await test.step("shorter symptoms appear in full; 'no symptoms recorded' without any", async () => {
      const cards = drawer.getByRole('listitem').filter({ hasText: words.ago });
      await expect(cards.nth(1).getByText('Homa', { exact: true })).toBeVisible();
      await expect(cards.nth(2)).toContainText(words.noSymptoms);
    });
    await test.step("'continue session' switches to that session and closes the drawer", async () => {
      const first = drawer.getByRole('listitem').filter({ hasText: words.ago }).first();
      await first.getByRole('button', { name: words.continue }).click();
      await expect(page).toHaveURL(`/?session=${earlier}`);
      await expect(chat.messages.first()).toContainText('and more');
      await expect(drawer).toHaveCount(0);
      expect(await chat.sessionId()).toBe(earlier);
    });
    await test.step("an error message: 'Failed to load history'", async () => {
      await page.unrouteAll();
      await refuse(page, '**/api/auth/sessions*', { status: 500 });
      await open();
      await expect(drawer.getByRole('alert')).toContainText(words.failed);
      await close();
    });
    await test.step('it is fetched again whenever the drawer opens', async () => {
      await page.unrouteAll();
      await open();
      await expect(drawer.getByRole('alert')).toHaveCount(0);
      await expect(drawer.getByRole('button', { name: words.continue }).first()).toBeVisible();
    });
  });
}
