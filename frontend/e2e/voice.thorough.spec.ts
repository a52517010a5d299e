import type { Page } from '@playwright/test';
import { aiMessage, userMessage } from './support/messages';
import { changeReplies, showMessages } from './support/fake-responses';
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

const VOICE_NOTES = {
  en: {
    record: 'Record a voice note',
    recording: /Recording: [1-9]\d* of 60 seconds/,
    done: 'Done',
    name: 'Voice note',
    player: 'Listen to your voice note',
  },
  sw: {
    record: 'Rekodi ujumbe wa sauti',
    recording: /Inarekodi: sekunde [1-9]\d* kati ya 60/,
    done: 'Nimemaliza',
    name: 'Ujumbe wa sauti',
    player: 'Sikiliza ujumbe wako wa sauti',
  },
} as const;

// This browser's own fake microphone: a beep each second.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
  },
});

/** This browser has no speech service: the interface is replaced by one that returns the words of the spec. */
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
    await page.evaluate(() => (window as unknown as Heard).hear('kichwa kinau', false));
    await expect(page.getByText('kichwa kinau')).toBeInViewport({ ratio: 1 });
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

  test(`offers no dictation in a browser without the interface (${language})`, async ({ openChat, page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition');
      Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    });
    // The button waits for it: the server may write voice notes down.
    const noticeRead = page.waitForResponse('**/api/privacy');
    const chat = await openChat(language);
    await chat.opened();
    await noticeRead;
    await expect(page.getByRole('button', { name: chat.words.attach })).toBeVisible();
    await expect(page.getByRole('button', { name: words.dictate })).toHaveCount(0);
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

for (const language of LANGUAGES) {
  const words = VOICE_NOTES[language];

  test(`a voice note is recorded, priced and sent, and its words appear in its bubble (${language})`, async ({
    openChat,
    page,
  }) => {
    // The server of the specs has no model; the worker's specs cover transcription.
    await changeReplies<object>(page, '**/api/privacy', (notice) => ({
      ...notice,
      voiceNotes: true,
      model: { host: 'models.example' },
    }));
    const chat = await openChat(language);
    await chat.opened();
    await page.getByRole('button', { name: WORDS[language].dictate }).click();
    await expect(page.getByText('models.example')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: words.record }).click();
    await expect(page.getByText(words.recording)).toBeVisible();
    await page.getByRole('button', { name: words.done }).click();
    await expect(page.getByText(`${words.name}.webm`)).toBeVisible();
    expect(await chat.cost()).toBe(1);
    const sent = page.waitForRequest('**/api/chat/*');
    await page.route('**/api/chat/*', (route) => route.abort());
    await chat.sendButton.click();
    const form = (await sent).postDataBuffer()?.toString('latin1') ?? '';
    expect(form).toMatch(/name="fileTypes"\r\n\r\naudio/);
    expect(form).toContain('Content-Type: audio/webm');
    expect(form).toContain('OpusHead');

    const note = userMessage('Nina homa', { fileAttachment: { type: 'audio', filename: 'note.webm' } });
    await showMessages(page, [note, aiMessage('Answered')]);
    await page.reload();
    await expect(chat.messages.first()).toContainText('Nina homa');
    await expect(page.getByLabel(words.player)).toBeVisible();
  });
}
