import type { Page } from '@playwright/test';
import { registerAdmin } from './support/admin';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: { overview: 'Overview', queues: 'Queues', figures: 'Key figures', more: 'More', whole: 'Whole consultation' },
  sw: { overview: 'Muhtasari', queues: 'Foleni', figures: 'Takwimu kuu', more: 'Zaidi', whole: 'Mazungumzo yote' },
} as const;

// a blocked request is reported separately
test.use({ serviceWorkers: 'allow' });

/** Collects console errors and failed requests from now on. */
function recordProblems(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  return faults;
}

for (const language of LANGUAGES) {
  test(`loads each dashboard screen with all its files at the first attempt (${language}) @desktop`, async ({
    openChat,
    page,
  }) => {
    const words = WORDS[language];
    const chat = await openChat(language);
    await chat.say('I have a cough');
    const session = await chat.sessionId();
    await registerAdmin(page);
    await page.goto(`/admin?sessionId=${session}`);
    const faults = recordProblems(page);
    await page.getByRole('button', { name: words.more }).first().click();
    await page.getByRole('link', { name: words.whole }).click();
    await expect(page).toHaveURL(`/admin/sessions/${session}`);
    await expect(page.getByText(session)).toBeVisible();
    await page.getByRole('link', { name: words.overview }).click();
    await expect(page.getByRole('region', { name: words.figures })).toBeVisible();
    await page.getByRole('link', { name: words.queues }).click();
    await expect(page.getByText('answer-session').first()).toBeVisible();
    await page.getByRole('link', { name: 'append-events' }).first().click();
    await expect(page).toHaveURL(/\/api\/admin\/queues\/queue\/append-events/);
    await expect(page.getByRole('heading', { name: 'append-events' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
