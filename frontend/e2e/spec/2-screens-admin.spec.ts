import { registerAdmin } from '../support/admin';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    title: 'Admin Dashboard - Consultation Logs',
    tabs: [/^All Logs \(\d/, /^Diagnosis Logs \(\d/, /^Error Logs \(\d/],
    more: 'More',
    less: 'Less',
  },
  sw: {
    title: 'Dashibodi ya Msimamizi - Kumbukumbu za Mazungumzo',
    tabs: [/^Zote \(\d/, /^Utambuzi \(\d/, /^Hitilafu \(\d/],
    more: 'Zaidi',
    less: 'Punguza',
  },
} as const;

test('2. Admin dashboard', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.say('I have a cough');
  await registerAdmin(page);
  await page.goto('/admin');
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await test.step(`titled 'Admin Dashboard - Consultation Logs' (${language})`, async () => {
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    });
    await test.step(`tabs All Logs, Diagnosis Logs and Error Logs, each with its count (${language})`, async () => {
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      for (const [index, tab] of words.tabs.entries()) await expect(tabs.nth(index)).toHaveText(tab);
    });
    await test.step(`each log card is expandable, More and Less (${language})`, async () => {
      const card = page.getByRole('tabpanel').getByRole('listitem').first();
      await card.getByRole('button', { name: words.more }).click();
      await expect(card.getByRole('button', { name: words.less })).toHaveAttribute('aria-expanded', 'true');
      await card.getByRole('button', { name: words.less }).click();
      await expect(card.getByRole('button', { name: words.more })).toHaveAttribute('aria-expanded', 'false');
    });
    if (language === 'en') await page.getByRole('button', { name: chat.words.toggle }).click();
  }
});

test('2. Admin dashboard: diagnosis logs; Error Logs counts the logs with severity error; costs are in KES', async ({
  openChat,
  page,
}) => {
  await openChat('en');
  await registerAdmin(page);
  await page.route('**/api/admin/logs*', (route) => {
    const severity = new URL(route.request().url()).searchParams.get('severity');
    const logs = ['error', 'error', 'warning', 'info', 'info']
      .map(makeLog)
      .filter((log) => !severity || log.severity === severity);
    return route.fulfill({ json: logs, headers: { 'X-Total-Count': String(logs.length) } });
  });
  await page.route('**/api/admin/diagnoses*', (route) =>
    route.fulfill({
      json: [{ ...makeLog('info', 9), diagnosisInfo: MALARIA, verdict: null }],
      headers: { 'X-Total-Count': '1' },
    }),
  );
  await page.route('**/api/admin/counts*', (route) => route.fulfill({ json: { logs: 5, diagnoses: 1, errors: 2 } }));
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'All Logs (5)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Diagnosis Logs (1)' }).click();
  const diagnosis = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Malaria' }).first();
  await expect(diagnosis).toContainText(/72\s*\/\s*100/);
  await diagnosis.getByRole('button', { name: WORDS.en.more }).click();
  for (const text of ['Typhoid fever', 'Fever with chills', 'Diabetes']) await expect(diagnosis).toContainText(text);
  await page.getByRole('tab', { name: 'Error Logs (2)' }).click();
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'turn.answered' });
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button', { name: WORDS.en.more }).click();
  await expect(cards.first()).toContainText(/KES|KSh/i);
});

const MALARIA = {
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 72,
  differentialDiagnoses: ['Typhoid fever'],
  reasoningPath: 'Fever with chills',
  criticalFactors: ['Diabetes'],
};

function makeLog(severity: string, index: number) {
  return {
    id: `log-${index}`,
    eventType: 'turn.answered',
    sessionId: 'V1StGXR8_Z5jdHi6B-myT',
    userId: null,
    timestamp: new Date().toISOString(),
    severity,
    consultationStage: 'follow_up',
    modelUsed: 'rules',
    metrics: { tokenCount: 12, costKES: 0.5, responseTimeMs: 40 },
    contentSnapshot: null,
    diagnosisInfo: null,
  };
}
