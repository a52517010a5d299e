import type { Page } from '@playwright/test';
import { aiMessage, userMessage } from './support/messages';
import { showMessages } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';

const WORDS = {
  en: { dictate: 'Speak instead of typing', start: 'Start', listening: 'Listening. Speak now.', read: 'Read aloud' },
  sw: {
    dictate: 'Ongea badala ya kuandika',
    start: 'Anza',
    listening: 'Tunakusikiliza. Ongea sasa.',
    read: 'Soma kwa sauti',
  },
} as const;

/** This browser has no speech service: the interface is replaced by one that hears the words that a spec gives it. */
function replaceRecognition(page: Page) {
  return page.addInitScript(() => {
    class Recognition {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        const hear = (transcript: string, isFinal: boolean) =>
          this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
        Object.assign(window, { hear, heardIn: this.lang, endHearing: () => this.onend?.() });
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
}

interface Heard {
  hear: (words: string, isFinal: boolean) => void;
  heardIn: string;
  endHearing: () => void;
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`a message is dictated, looked at and sent (${language})`, async ({ openChat, page }) => {
    await replaceRecognition(page);
    const chat = await openChat(language);
    await chat.opened();
    const field = await chat.input.boundingBox();
    expect(field?.width).toBeGreaterThanOrEqual(200);
    await page.getByRole('button', { name: words.dictate }).click();
    await page.getByRole('button', { name: words.start }).click();
    await expect(page.getByText(words.listening)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (window as unknown as Heard).hear('kichwa', false));
    await expect(page.getByText('kichwa')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      const { hear, endHearing } = window as unknown as Heard;
      hear('kichwa kinauma', true);
      endHearing();
    });
    expect(await page.evaluate(() => (window as unknown as Heard).heardIn)).toBe(`${language}-KE`);
    await expect(chat.input).toHaveValue('kichwa kinauma');
    await chat.sendButton.click();
    await expect(chat.messages.filter({ hasText: 'kichwa kinauma' })).toHaveCount(1);
  });
}

test('reads a reply with a voice of the language, and offers none where there is no such voice', async ({
  openChat,
  page,
}) => {
  await page.addInitScript(() => {
    const voices = ['en-US', 'en-KE'].map((lang) => ({ lang, localService: true }));
    const synthesis = {
      getVoices: () => voices,
      speak: ({ voice }: { voice: { lang: string } }) => Object.assign(window, { spokenBy: voice.lang }),
      cancel: () => undefined,
    };
    class Utterance {
      voice = null;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
  });
  await showMessages(page, [userMessage('Said'), aiMessage('Answered')]);
  await openChat('en');
  await page.getByRole('button', { name: WORDS.en.read }).click();
  expect(await page.evaluate(() => (window as unknown as { spokenBy: string }).spokenBy)).toBe('en-KE');
  await page.evaluate(() => localStorage.setItem('afya:language', 'sw'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nakili ujumbe' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.sw.read })).toHaveCount(0);
});
