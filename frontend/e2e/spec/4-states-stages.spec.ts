import { register } from '../support/accounts';
import { showState } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

/** Each stage with its badge variant and its label in both languages. */
const STAGES = [
  ['initial_gathering', 'default', 'initial', 'mwanzo'],
  ['context_validation', 'secondary', 'context', 'kuhakikisha taarifa'],
  ['vision_analysis', 'secondary', 'vision', 'kusoma picha'],
  ['diagnostic_prompt', 'default', 'diagnostic prompt', 'tayari kwa utambuzi'],
  ['final_analysis', 'default', 'final analysis', 'uchambuzi wa mwisho'],
  ['final_recommendations', 'outline', 'recommendations', 'mapendekezo'],
  ['follow_up', 'outline', 'follow-up', 'ufuatiliaji'],
  ['complete', 'outline', 'complete', 'imekamilika'],
  ['no_such_stage', 'default', 'unknown', 'haijulikani'],
  [undefined, 'default', 'unknown', 'haijulikani'],
] as const;

const HISTORY = { en: 'History', sw: 'Historia' } as const;
const NOTICE = { en: 'Before you read the diagnosis', sw: 'Kabla ya kusoma utambuzi' } as const;

test('4. Consultation stages: history labels and stage badge style', async ({ openChat, page }) => {
  await page.route('**/api/auth/sessions*', (route) =>
    route.fulfill({
      json: STAGES.map(([stage], index) => ({
        sessionId: String(index).repeat(21),
        createdAt: new Date().toISOString(),
        consultationState: { ...(stage && { stage }), collectedInfo: { symptoms: `Stage number ${index}` } },
      })),
    }),
  );
  await openChat('en');
  await register(page);
  for (const [column, language] of LANGUAGES.entries()) {
    await page.evaluate((chosen) => localStorage.setItem('afya:language', chosen), language);
    await page.reload();
    await openHeaderMenu(page);
    await page.getByRole('button', { name: HISTORY[language] }).click();
    const badge = (index: number) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `Stage number ${index}` })
        .locator('[data-variant]');
    await test.step(`labels, unknown for any other or missing value (${language})`, async () => {
      for (const [index, row] of STAGES.entries()) await expect(badge(index)).toHaveText(row[2 + column] ?? '');
    });
    if (column > 0) continue;
    await test.step('secondary, outline and default look different', async () => {
      const variants = await Promise.all(
        STAGES.map(([, style], index) =>
          badge(index).evaluate((element, name) => {
            const { backgroundColor, borderColor } = getComputedStyle(element);
            return `${name}: ${backgroundColor} ${borderColor}`;
          }, style),
        ),
      );
      expect(new Set(variants).size).toBe(3);
      expect(new Set(variants.map((variant) => variant.split(': ')[1])).size).toBe(3);
    });
  }
});

for (const language of LANGUAGES) {
  test(`2. and 4. Diagnostic disclaimer dialog (${language})`, async ({ openChat, page }) => {
    await showState(page, { stage: 'context_validation' });
    const chat = await openChat(language, { diagnosticAccepted: false });
    const notice = page.getByRole('dialog', { name: NOTICE[language] });
    const enter = async (stage: string) => {
      await showState(page, { stage });
      await page.reload();
    };
    await test.step('it is not shown before', async () => {
      await chat.opened();
      await expect(notice).toHaveCount(0);
    });
    await test.step('entering diagnostic_prompt or final_analysis while it is not accepted shows it', async () => {
      for (const stage of ['diagnostic_prompt', 'final_analysis']) {
        await enter(stage);
        await expect(notice).toBeVisible();
      }
    });
    await test.step('acceptance is remembered', async () => {
      await notice.getByRole('button', { name: chat.words.understood }).click();
      await expect(notice).toHaveCount(0);
      await enter('diagnostic_prompt');
      await chat.opened();
      await expect(notice).toHaveCount(0);
    });
  });
}
