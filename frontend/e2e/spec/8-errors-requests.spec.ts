import { refuse } from '../support/fake-responses';
import { expect, test } from '../support/test';

const CASES = [
  {
    rule: 'a body with a message: the error carries that message',
    body: { message: 'Closed today' },
    shown: 'Closed today',
  },
  { rule: 'no message: the serialised body', body: { reason: 'tired' }, shown: '{"reason":"tired"}' },
  { rule: 'not JSON: the raw body', body: 'Out to lunch', shown: 'Out to lunch' },
  { rule: "else the status text, else 'Error {status}'", body: '', shown: /I'm a teapot|Error 418/i },
] as const;

test('8. Request failures', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  for (const { rule, body, shown } of CASES) {
    await test.step(rule, async () => {
      await refuse(page, '**/api/session/*', { status: 418, body });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(shown);
    });
  }
});
