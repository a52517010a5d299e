import type { Page, Request } from '@playwright/test';
import { register } from '../support/accounts';
import { makePdf, makePhoto } from '../support/files';
import { recordCalls, refuse } from '../support/fake-responses';
import { expect, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

/**
 * Records the fields of the forms that the page sends as `name=value`, with the name of a file. Playwright does not
 * report files.
 */
async function recordForms(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const fields: string[] = [];
    Object.assign(window, { fields });
    const original = FormData.prototype.append;
    FormData.prototype.append = function (name: string, value: string | Blob, file?: string) {
      fields.push(`${name}=${typeof value === 'string' ? value : (file ?? (value as File).name)}`);
      Reflect.apply(original, this, file === undefined ? [name, value] : [name, value, file]);
    };
  });
  return () => page.evaluate(() => (window as unknown as { fields: string[] }).fields);
}

test('7. The calls of a consultation', async ({ openChat, page }) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  const fieldsSent = await recordForms(page);
  const chat = await openChat('sw');
  await chat.opened();
  const id = await chat.sessionId();
  const sent = page.waitForRequest(`**/api/chat/${id}`);
  await chat.attach([await makePhoto(page, { width: 60, height: 40 }), makePdf()]);
  await chat.input.fill('Ninawashwa');
  await chat.sendAndWait(() => chat.sendButton.click());
  const paths = calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`);

  await test.step('on load: GET auth/me, POST and GET session/{id}, GET messages/{id}, GET diagnostic-confidence/{id}', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'GET /api/auth/me',
        `POST /api/session/${id}`,
        `GET /api/session/${id}`,
        `GET /api/messages/${id}`,
        `GET /api/diagnostic-confidence/${id}`,
      ]),
    );
  });
  await test.step('POST chat/{id} is a multipart form: message, language, files and fileTypes, both repeated', async () => {
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const fields = await fieldsSent();
    for (const field of ['message=Ninawashwa', 'language=sw', 'fileTypes=image', 'fileTypes=pdf'])
      expect(fields).toContain(field);
    expect(fields.filter((field) => field.startsWith('files='))).toEqual(['files=rash.jpg', 'files=lab-report.pdf']);
  });
  await test.step('all requests include credentials (cookies)', async () => {
    const request = page.waitForRequest(`**/api/messages/${id}`);
    await page.reload();
    expect((await (await request).allHeaders()).cookie).toBeTruthy();
  });
});

test('7. The calls of an account', async ({ openChat, page }) => {
  await openChat('en');
  const name = await register(page);
  await page.reload();
  await test.step('GET auth/sessions is fetched when the drawer opens and on window focus', async () => {
    const reads = recordCalls(page, 'GET', /^\/api\/auth\/sessions$/);
    await openHeaderMenu(page);
    await page.getByRole('button', { name: 'History' }).click();
    await expect.poll(() => reads.length).toBe(1);
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => reads.length).toBe(2);
    await page.keyboard.press('Escape');
  });
  await test.step('POST auth/logout has an empty body', async () => {
    const out = page.waitForRequest('**/api/auth/logout');
    await openHeaderMenu(page);
    await page.getByRole('button', { name: `Account of ${name}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    expect((await out).postData()).toBeNull();
    await openHeaderMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('7. A second read of the session treats 401 as nothing; credit purchases make no network call', async ({
  openChat,
  page,
}) => {
  await refuse(page, '**/api/session/*', { status: 401, body: { message: 'Log in' }, method: 'GET' });
  const chat = await openChat('en');
  await chat.opened();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Credits' });
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeVisible();
  // consents are recorded in the background
  const sends = recordCalls(page, 'POST', /^\/api\/(?!me\/consents)/);
  await dialog.getByLabel('M-PESA phone number').fill('0712 345 678');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog).toContainText('50 credits were added.');
  expect(sends).toEqual([]);
});
