const SLOWER_PROCESSOR = 4;
const TEXT = 'I have had a fever and a headache since Monday ';

/**
 * Types a text in a chat that shows so many messages, on a phone with a slow processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, messages: number }} chat
 * @returns {Promise<number>} milliseconds of processor time of the page's main thread for each character
 */
export async function typeMessage(browser, { url, messages }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    locale: 'en-KE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('afya:language', 'en');
    localStorage.setItem('afya:disclaimer-accepted', 'true');
  });
  await page.route('**/api/messages/*', (route) => route.fulfill({ json: conversationOf(messages) }));
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await page.locator(`#message-${messages - 1}`).waitFor();
  const devtools = await context.newCDPSession(page);
  // Processor time: other programs on the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  // The first characters give the field a separate line.
  await field.pressSequentially(TEXT);
  const before = await busySeconds(devtools);
  await field.pressSequentially(TEXT);
  const after = await busySeconds(devtools);
  await context.close();
  return (1_000 * (after - before)) / TEXT.length;
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function busySeconds(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Questions and answers in turns, as the server lists them. @param {number} count */
function conversationOf(count) {
  return Array.from({ length: count }, (_, index) => {
    const isUser = index % 2 === 0;
    const content = isUser
      ? `Message ${index}: the fever comes back in the evening`
      : `How long have you had this?\n\n- Drink **water** often\n- Rest\n\nReply ${index}`;
    return {
      id: String(index),
      sessionId: 'V1StGXR8_Z5jdHi6B-myT',
      content,
      isUser,
      createdAt: new Date(Date.UTC(2026, 0, 1, 8, index)).toISOString(),
      translations: isUser ? {} : { en: content },
      metadata: { status: 'done' },
    };
  });
}
