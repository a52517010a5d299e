import type { Page } from '@playwright/test';

/** Changes the responses of the real server, or responds in its place. The last rule for a URL wins. */
export async function changeReplies<Body>(page: Page, address: string, change: (body: Body) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    // Without its ETag the server sends the whole body again, which can be changed.
    const headers = Object.entries(route.request().headers()).filter(([name]) => name !== 'if-none-match');
    const response = await route.fetch({ headers: Object.fromEntries(headers) });
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });
}

interface State {
  stage?: unknown;
  collectedInfo?: Record<string, unknown>;
}

/** Sets the session's stage and collected information. */
export function showState(page: Page, state: State): Promise<void> {
  return changeReplies<{ consultationState: object }>(page, '**/api/session/*', (session) => ({
    ...session,
    consultationState: { ...session.consultationState, ...state },
  }));
}

export async function showConfidence(page: Page, confidence: object | null): Promise<void> {
  await page.route('**/api/diagnostic-confidence/*', (route) => route.fulfill({ json: confidence }));
}

/** Sets the messages. Later changes of the array show with the next request. */
export async function showMessages(page: Page, messages: readonly object[]): Promise<void> {
  await page.route('**/api/messages/*', (route) => route.fulfill({ json: messages }));
}

interface Refusal {
  status: number;
  /** An object is sent as JSON, a string as text. */
  body?: object | string;
  method?: 'GET' | 'POST';
}

export async function refuse(page: Page, address: string, { status, body = '', method }: Refusal): Promise<void> {
  const content = typeof body === 'string' ? { body, contentType: 'text/plain' } : { json: body };
  await page.route(address, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status, ...content }),
  );
}

/** Collects the matching requests of the page from now on. */
export function recordCalls(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === method && path.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}
