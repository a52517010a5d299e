import { advanceTo } from './support/advance-to';
import { test } from './support/test';
import { SCREEN_WORDS } from './support/words';
const out = process.env.SHOTS ?? '/tmp/shots';
for (const language of (process.env.LANGS ?? 'en').split(',') as ('en' | 'sw')[])
  test(`shots ${language}`, async ({ openChat, page }) => {
    const chat = await openChat(language, { diagnosticAccepted: false });
    const w = SCREEN_WORDS[language];
    const measure = async (name: string) => {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${out}/${language}-${name}.png` });
      console.log(
        language,
        name,
        JSON.stringify(
          await page.evaluate(() => ({
            header: document.querySelector('header')?.getBoundingClientRect().height,
            row: document.querySelector('[data-pinned]')?.getBoundingClientRect().height,
            field: document.querySelector('textarea')?.getBoundingClientRect().width,
          })),
        ),
      );
    };
    await chat.opened();
    await measure('1-welcome');
    await page.locator('header button[aria-expanded]').click();
    await measure('2-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('list').nth(1).getByRole('button').first().click();
    await measure('3-filled');
    await chat.input.fill('');
    await advanceTo(chat, language === 'en' ? 'How old' : 'umri gani');
    await measure('4-age');
    await chat.chips.nth(3).click();
    await measure('5-age-adult');
    await page.setViewportSize({ width: 360, height: 440 });
    await measure('5b-keyboard');
    await page.setViewportSize({ width: 360, height: 740 });
    await advanceTo(chat, w.sexAsked);
    await measure('6-sex');
    await page.context().setOffline(true);
    await measure('7-offline');
    await page.context().setOffline(false);
    await advanceTo(chat, chat.words.summary);
    await measure('8-summary');
    await chat.chips.first().click();
    await page.getByRole('dialog').waitFor();
    await measure('9-notice');
    await page.getByRole('button', { name: chat.words.understood }).click();
    await chat.diagnosis.waitFor();
    await page.waitForTimeout(2500);
    await measure('10-card');
    await chat.diagnosis.evaluate((e) => e.scrollIntoView({ block: 'end' }));
    await measure('11-card-end');
    await chat.messages.last().evaluate((e) => e.scrollIntoView({ block: 'end' }));
    await measure('12-after');
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await page.waitForLoadState();
    await chat.welcome.waitFor();
    await chat.say(w.emergency);
    await measure('13-emergency');
  });
