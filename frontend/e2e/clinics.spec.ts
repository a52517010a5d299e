import type { Page } from '@playwright/test';
import { aiMessage } from './support/messages';
import { showMessages } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: {
    today: 'See a clinic today',
    find: 'Find a clinic',
    sample: 'This is a small sample list',
    near: 'Nearest to me',
    county: 'County',
    maternity: 'Maternity',
    emergency: 'Emergency care',
    away: 'km away',
    refused: 'The phone did not say where you are. Choose a county.',
    none: 'No facility here has all of this',
    call: 'Call +254 20 2726300',
  },
  sw: {
    today: 'Nenda kliniki leo',
    find: 'Tafuta kliniki',
    sample: 'Hii ni orodha ndogo ya mfano',
    near: 'Karibu nami',
    county: 'Kaunti',
    maternity: 'Huduma ya uzazi',
    emergency: 'Huduma ya dharura',
    away: 'umbali wa km',
    refused: 'Simu haikusema ulipo. Chagua kaunti.',
    none: 'Hakuna kituo hapa chenye haya yote',
    call: 'Piga +254 20 2726300',
  },
} as const;

const IN_NAIROBI = { latitude: -1.3, longitude: 36.81 };
const both = (text: string) => ({ en: text, sw: text });

/** The result of a pregnant woman who should be seen today. */
const urgentResult = () =>
  aiMessage('See a clinic.', {
    processingStage: 'final_analysis',
    diagnosis: {
      preliminaryDiagnosis: both('Malaria'),
      confidence: { level: 'high', score: 80 },
      adviceLevel: 'urgent',
      patient: { pregnantWeeks: 20, present: [], denied: [], unknown: [], background: [], redFlags: [], files: 0 },
      differentialDiagnoses: [],
      reasoningPath: [],
      criticalFactors: [],
      recommendations: [both('Get a test')],
      whenToGoNow: [],
    },
  });

const names = (page: Page) => page.getByRole('listitem').getByRole('heading');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`a diagnosis leads to the clinics that offer what the advice needs, by distance and by county (${language})`, async ({
    openChat,
    page,
    context,
  }) => {
    await showMessages(page, [urgentResult()]);
    const chat = await openChat(language);
    await expect(chat.diagnosis).toContainText(words.today);
    await chat.diagnosis.getByRole('link', { name: words.find }).click();
    await expect(page).toHaveURL('/clinics?needs=maternity');
    await expect(page.getByRole('note')).toContainText(words.sample);
    await expect(page.getByRole('checkbox', { name: words.maternity })).toBeChecked();
    await expect(names(page)).toHaveCount(0);

    await page.getByRole('button', { name: words.near }).click();
    await expect(page.getByText(words.refused)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(IN_NAIROBI);
    await page.getByRole('button', { name: words.near }).click();
    await expect(page.getByLabel(words.county, { exact: true })).toHaveValue('Nairobi');
    await expect(names(page)).toHaveText([/Kenyatta/, /Mbagathi/, /Mama Lucy/]);
    await expect(page.getByRole('listitem').first()).toContainText(words.away);
    await expect(page.getByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:+254202726300');

    await page.getByLabel(words.county, { exact: true }).selectOption('Kisumu');
    await expect(names(page)).toHaveText([/Jaramogi/]);
    await page.route('**/api/facilities**', (route) => route.abort());
    await page.reload();
    await page.getByLabel(words.county, { exact: true }).selectOption('Kisumu');
    await expect(names(page)).toHaveText([/Jaramogi/]);
  });

  test(`facilities without a needed service are left out (${language})`, async ({ openChat, page }) => {
    const facility = { code: '1', name: 'Lamu Dispensary', type: 'Dispensary', area: 'Mkomani', offers: [] };
    const counties = [{ name: 'Lamu', facilities: 1 }];
    await page.route('**/api/facilities/counties', (route) => route.fulfill({ json: { counties, isSample: false } }));
    await page.route('**/api/facilities?*', (route) =>
      route.fulfill({ json: { county: 'Lamu', facilities: [facility] } }),
    );
    await openChat(language, { path: '/clinics' });
    await page.getByLabel(words.county, { exact: true }).selectOption('Lamu');
    await expect(names(page)).toHaveText(['Lamu Dispensary']);
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.getByRole('checkbox', { name: words.emergency }).check();
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(names(page)).toHaveCount(0);
  });
}
