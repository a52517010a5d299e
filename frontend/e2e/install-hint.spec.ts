import { aiMessage } from './support/messages';
import { showMessages } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: { title: 'Keep Afya on your phone', install: 'Install', dismiss: 'No, thanks' },
  sw: { title: 'Weka Afya kwenye simu yako', install: 'Sakinisha', dismiss: 'Hapana, asante' },
} as const;

const both = (text: string) => ({ en: text, sw: text });
const result = () =>
  aiMessage('Rest and drink often.', {
    processingStage: 'final_analysis',
    diagnosis: {
      preliminaryDiagnosis: both('Flu'),
      confidence: { level: 'high', score: 80 },
      adviceLevel: 'self-care',
      differentialDiagnoses: [],
      reasoningPath: [],
      criticalFactors: [],
      recommendations: [both('Rest')],
      whenToGoNow: [],
    },
  });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`the page offers to be installed after a diagnosis, until it is dismissed (${language})`, async ({
    openChat,
    page,
  }) => {
    // Browsers make their offer when they like: this one is made as soon as the page has loaded.
    await page.addInitScript(() => {
      window.addEventListener('load', () => {
        const prompt = () => Promise.resolve(void Object.assign(window, { prompted: true }));
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      });
    });
    await showMessages(page, [result()]);
    const chat = await openChat(language);
    const hint = chat.diagnosis.getByRole('note').filter({ hasText: words.title });
    await hint.getByRole('button', { name: words.install }).click();
    expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
    await expect(hint).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('afya:install-hint-dismissed'));
    await page.reload();
    await hint.getByRole('button', { name: words.dismiss }).click();
    await page.reload();
    await expect(chat.diagnosis).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
}
