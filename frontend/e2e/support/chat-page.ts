import { expect, type Locator, type Page } from '@playwright/test';
import type { SpecFile } from './files';
import { ANSWERS, DENIALS, type Language, NOTHING_ELSE, SCREEN_WORDS, WORDS } from './words';
import { openHeaderMenu } from './header-menu';

export const MAX_QUESTIONS = 30;

/** The main screen, located by accessible names in one language. */
export class ChatPage {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  get words() {
    return WORDS[this.language];
  }

  /** By label instead of role, like the messages: elements behind an open dialog have no role. */
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

  /** The heading of an empty conversation, shown once the session is open. */
  get welcome(): Locator {
    return this.page.getByRole('heading', { name: SCREEN_WORDS[this.language].welcome });
  }

  /** Resolves when the session is open and its messages have loaded. The text field is there earlier. */
  async opened(): Promise<void> {
    await expect(this.page.locator('[data-pinned]')).toBeAttached();
  }

  /** The id of this page's session. */
  sessionId(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('afya:session-id') ?? '');
  }

  /** Credits that the owner has used over all sessions, according to the server. */
  async creditsUsed(): Promise<number> {
    return (await this.storedSession()).creditsUsed;
  }

  /** Credits of all charges, also of those refunded because nothing could be read in a file. */
  async creditsCharged(): Promise<number> {
    const statement = await this.page.request.get('/api/me/credits');
    const { entries } = (await statement.json()) as { entries: { kind: string; credits: number }[] };
    return entries.filter(({ kind }) => kind === 'charge').reduce((sum, { credits }) => sum - credits, 0);
  }

  async creditsPurchased(): Promise<number> {
    return (await this.storedSession()).creditsPurchased;
  }

  /** Number of messages with exactly this text on the server; 0 before the session is open. */
  async storedMessages(text: string): Promise<number> {
    const reply = await this.page.request.get(`/api/messages/${await this.sessionId()}`);
    if (!reply.ok()) return 0;
    return ((await reply.json()) as { content: string }[]).filter(({ content }) => content === text).length;
  }

  private async storedSession(): Promise<{ creditsUsed: number; creditsPurchased: number }> {
    return (await this.page.request.get(`/api/session/${await this.sessionId()}`)).json();
  }

  /** The cost in credits shown on the send button. */
  async cost(): Promise<number> {
    return Number((await this.sendButton.innerText()).match(/\d+/)?.[0]);
  }

  /** Selects these files with the attach button. */
  async attach(files: SpecFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.words.attach }).click();
    await (await chooser).setFiles(files);
  }

  /** Switches the language; returns the page in that language. */
  async switchLanguage(): Promise<ChatPage> {
    await openHeaderMenu(this.page);
    await this.page.getByRole('button', { name: this.words.toggle }).click();
    return new ChatPage(this.page, this.language === 'en' ? 'sw' : 'en');
  }

  async acceptStartup(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.agree }).check();
    await this.page.getByRole('button', { name: this.words.start }).click();
  }

  /** Types and sends a message; resolves when the reply has arrived. */
  async say(text: string): Promise<void> {
    await this.sendAndWait(async () => {
      await this.input.fill(text);
      await this.sendButton.click();
    });
  }

  async tap(chip: string | RegExp): Promise<void> {
    await this.sendAndWait(() => this.chip(chip).click());
  }

  /** The choice with exactly this text. */
  private chip(words: string | RegExp): Locator {
    const name = typeof words === 'string' ? { name: words, exact: true } : { name: words };
    return this.chips.and(this.page.getByRole('button', name)).first();
  }

  /** Sends with the given function and resolves when the reply has arrived and none is pending. */
  async sendAndWait(send: () => Promise<void>): Promise<void> {
    // Earlier messages have loaded; the user can type before that.
    await expect(this.page.getByText(this.words.starting)).toHaveCount(0);
    const previousCount = await this.messages.count();
    await send();
    await expect.poll(() => this.messages.count(), { intervals: [100] }).toBeGreaterThanOrEqual(previousCount + 2);
    await expect(this.input).toBeEnabled({ timeout: 30_000 });
  }

  /** Answers questions with chips or text until a message contains these words. */
  async answerUntil(words: string): Promise<void> {
    for (let answered = 0; answered < MAX_QUESTIONS; answered += 1) {
      const question = await this.messages.last().innerText();
      if (question.toLowerCase().includes(words.toLowerCase())) return;
      await this.answer(question);
    }
    throw new Error(`"${words}" was not reached in ${MAX_QUESTIONS} answers`);
  }

  private async answer(question: string): Promise<void> {
    const scripted = ANSWERS[this.language].find(({ question: pattern }) => pattern.test(question));
    if (scripted?.typed) return this.say(scripted.typed);
    const chip = scripted?.chip ?? DENIALS[this.language];
    if ((await this.chip(chip).count()) === 0) return this.say(NOTHING_ELSE[this.language]);
    await this.tap(chip);
  }
}
