import { expect, type Locator, type Page } from '@playwright/test';
import type { SpecFile } from './files';
import { ANSWERS, DENIALS, type Language, NOTHING_ELSE, SCREEN_WORDS, WORDS } from './words';

export const MOST_QUESTIONS = 30;

/** The main screen as a visitor uses it: by what it is called, in one language at a time. */
export class ChatPage {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  get words() {
    return WORDS[this.language];
  }

  /** By its label and not its role, as the messages: behind a notice that has just opened neither has one. */
  get input(): Locator {
    return this.page.getByLabel(this.words.input, { exact: true });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.words.send });
  }

  get messages(): Locator {
    return this.page.getByLabel(this.words.messages, { exact: true }).locator('> [id^="message-"]');
  }

  get chips(): Locator {
    return this.page.getByRole('list', { name: this.words.choices }).getByRole('button');
  }

  get diagnosis(): Locator {
    return this.page.getByRole('article', { name: this.words.diagnosis });
  }

  /** What a conversation without a message begins with: the session is open then. */
  get welcome(): Locator {
    return this.page.getByRole('heading', { name: SCREEN_WORDS[this.language].welcome });
  }

  /** Resolves when the session is open and its messages are there; the text field is there before. */
  async opened(): Promise<void> {
    await expect(this.page.locator('[data-pinned]')).toBeAttached();
  }

  /** The id that this page's session has. */
  sessionId(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('afya:session-id') ?? '');
  }

  /** What the owner has used over all sessions, as the server has it. Credits. */
  async creditsUsed(): Promise<number> {
    return (await this.storedSession()).creditsUsed;
  }

  async creditsPurchased(): Promise<number> {
    return (await this.storedSession()).creditsPurchased;
  }

  /** How many messages of exactly this text the server has in this session; none before the session is open there. */
  async storedMessages(text: string): Promise<number> {
    const reply = await this.page.request.get(`/api/messages/${await this.sessionId()}`);
    if (!reply.ok()) return 0;
    return ((await reply.json()) as { content: string }[]).filter(({ content }) => content === text).length;
  }

  private async storedSession(): Promise<{ creditsUsed: number; creditsPurchased: number }> {
    return (await this.page.request.get(`/api/session/${await this.sessionId()}`)).json();
  }

  /** The figure on the send button. Credits. */
  async cost(): Promise<number> {
    return Number((await this.sendButton.innerText()).match(/\d+/)?.[0]);
  }

  /** Chooses these files with the paperclip. */
  async attach(files: SpecFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.words.attach }).click();
    await (await chooser).setFiles(files);
  }

  /** The same screen, read in the other language. */
  async switchLanguage(): Promise<ChatPage> {
    await this.page.getByRole('button', { name: this.words.toggle }).click();
    return new ChatPage(this.page, this.language === 'en' ? 'sw' : 'en');
  }

  async acceptStartup(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.agree }).check();
    await this.page.getByRole('button', { name: this.words.start }).click();
  }

  /** Types and sends; resolves when the answer is there. */
  async say(text: string): Promise<void> {
    await this.turn(async () => {
      await this.input.fill(text);
      await this.sendButton.click();
    });
  }

  async tap(chip: string | RegExp): Promise<void> {
    await this.turn(() => this.chip(chip).click());
  }

  /** The choice of exactly these words. */
  private chip(words: string | RegExp): Locator {
    const name = typeof words === 'string' ? { name: words, exact: true } : { name: words };
    return this.chips.and(this.page.getByRole('button', name)).first();
  }

  /** Does what sends something and waits until it is there with its answer and nothing is awaited any more. */
  async turn(send: () => Promise<void>): Promise<void> {
    // What was said before is on the screen; one can write earlier.
    await expect(this.page.getByText(this.words.starting)).toHaveCount(0);
    const before = await this.messages.count();
    await send();
    await expect.poll(() => this.messages.count(), { intervals: [100] }).toBeGreaterThanOrEqual(before + 2);
    await expect(this.input).toBeEnabled({ timeout: 30_000 });
  }

  /** Answers one question after the other, by chips and by typing, until these words are there. */
  async answerUntil(words: string): Promise<void> {
    for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
      const question = await this.messages.last().innerText();
      if (question.toLowerCase().includes(words.toLowerCase())) return;
      await this.answer(question);
    }
    throw new Error(`"${words}" was not reached in ${MOST_QUESTIONS} answers`);
  }

  private async answer(question: string): Promise<void> {
    const known = ANSWERS[this.language].find(({ asked }) => asked.test(question));
    if (known?.typed) return this.say(known.typed);
    const chip = known?.chip ?? DENIALS[this.language];
    if ((await this.chip(chip).count()) === 0) return this.say(NOTHING_ELSE[this.language]);
    await this.tap(chip);
  }
}
