import { refuse } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: { call: 'In an emergency, do not wait.', numbers: 'Emergency numbers', ambulance: 'Red Cross ambulance' },
  sw: { call: 'Kwa dharura, usisubiri.', numbers: 'Nambari za dharura', ambulance: 'Ambulensi ya Msalaba Mwekundu' },
} as const;
const NUMBERS = [
  { number: '999', label: { en: 'Police, ambulance', sw: 'Polisi, ambulensi' } },
  { number: '1199', label: { en: WORDS.en.ambulance, sw: WORDS.sw.ambulance } },
];
const REFUSALS = [
  [429, 'RATE_LIMITED'],
  [503, 'RPC_OVERLOADED'],
] as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  for (const [status, code] of REFUSALS)
    test(`a message refused with ${code} shows the emergency numbers (${language})`, async ({ openChat, page }) => {
      const chat = await openChat(language);
      const body = { message: 'Please try again later', code, traceId: 'a'.repeat(32), emergencyNumbers: NUMBERS };
      await refuse(page, '**/api/chat/*', { status, body });
      await chat.input.fill('siwezi kupumua');
      await chat.sendButton.click();
      const alert = page.getByRole('alert').filter({ hasText: words.call });
      const links = alert.getByRole('list', { name: words.numbers }).getByRole('link');
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('href', 'tel:999');
      await expect(links.last()).toHaveAttribute('href', 'tel:1199');
      await expect(links.last()).toContainText(words.ambulance);
      await expect(chat.input).toHaveValue('siwezi kupumua');
    });
}
