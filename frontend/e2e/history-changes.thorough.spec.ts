import type { Page } from '@playwright/test';
import { register } from './support/accounts';
import { openHeaderMenu } from './support/header-menu';
import { expect, LANGUAGES, test } from './support/test';
import { ACCOUNT_WORDS, type Language } from './support/words';

const WORDS = {
  en: {
    search: 'Search your consultations',
    nothing: 'No consultation has these words.',
    rename: 'Rename',
    name: 'Name of the consultation',
    save: 'Save',
    delete: 'Delete',
    deleted: 'Consultation deleted',
    undo: 'Undo',
    complaints: ['My knee is swollen', 'I have an itchy rash', 'My ear hurts', 'I have a toothache'],
    title: 'Bicycle, June',
  },
  sw: {
    search: 'Tafuta kwenye mazungumzo yako',
    nothing: 'Hakuna mazungumzo yenye maneno haya.',
    rename: 'Badilisha jina',
    name: 'Jina la mazungumzo',
    save: 'Hifadhi',
    delete: 'Futa',
    deleted: 'Mazungumzo yamefutwa',
    undo: 'Rudisha',
    complaints: ['Goti langu limevimba', 'Nina vipele vinavyowasha', 'Sikio linauma', 'Jino linauma'],
    title: 'Baiskeli, Juni',
  },
} as const;

/** Stores a consultation of this page's user for each complaint. */
async function consult(page: Page, language: Language, complaints: readonly string[]): Promise<void> {
  for (const [index, message] of complaints.entries()) {
    const id = `${Date.now().toString(36)}-spec-history-${index}`.slice(-21).padStart(21, '0');
    expect((await page.request.post(`/api/session/${id}`)).status()).toBe(201);
    const multipart = { message, language };
    expect((await page.request.post(`/api/chat/${id}`, { multipart })).status()).toBe(202);
  }
}

for (const language of LANGUAGES) {
  test(`past consultations are searched, renamed, and deleted after a time to undo it (${language})`, async ({
    openChat,
    page,
  }) => {
    const words = WORDS[language];
    const [knee, rash, ear] = words.complaints;
    await register(page, language);
    await consult(page, language, words.complaints);
    const chat = await openChat(language);
    await chat.opened();
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect(chat.welcome).toBeVisible();
    await openHeaderMenu(page);
    await page.getByRole('button', { name: ACCOUNT_WORDS[language].history }).click();
    const drawer = page.getByRole('dialog', { name: ACCOUNT_WORDS[language].history });
    const cards = drawer.getByRole('listitem');
    const search = drawer.getByLabel(words.search);

    await test.step('search finds the words of one consultation', async () => {
      // The new, empty session is not listed.
      await expect(cards).toHaveCount(words.complaints.length);
      await search.fill(rash.toUpperCase());
      await expect(cards).toHaveCount(1);
      await search.fill('xyzzy');
      await expect(drawer.getByRole('status')).toContainText(words.nothing);
      await expect(cards).toHaveCount(0);
      await search.fill('');
    });
    await test.step('a name is saved, shown above the symptoms and found by the search', async () => {
      const card = cards.filter({ hasText: knee });
      await card.getByRole('button', { name: words.rename }).click();
      await drawer.getByLabel(words.name).fill(words.title);
      await drawer.getByRole('button', { name: words.save }).click();
      await expect(card).toContainText(words.title);
      await search.fill(words.title);
      await expect(cards).toHaveCount(1);
      await search.fill('');
    });
    await test.step('a deletion that is undone deletes nothing; another one deletes', async () => {
      await cards.filter({ hasText: rash }).getByRole('button', { name: words.delete }).click();
      await drawer.getByRole('button', { name: words.undo }).click();
      await expect(cards.filter({ hasText: rash })).toHaveCount(1);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.method()));
      await cards.filter({ hasText: ear }).getByRole('button', { name: words.delete }).click();
      await expect(drawer.getByRole('status').filter({ hasText: words.deleted })).toBeVisible();
      await expect.poll(() => calls.filter((method) => method === 'DELETE').length).toBe(1);
      await expect(drawer.getByText(words.deleted)).toHaveCount(0);
    });
    await test.step('the server has the changes', async () => {
      const stored = JSON.stringify(await (await page.request.get('/api/auth/sessions')).json());
      expect(stored).toContain(words.title);
      expect(stored).toContain(rash);
      expect(stored).not.toContain(ear);
    });
  });
}
