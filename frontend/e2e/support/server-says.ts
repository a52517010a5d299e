import type { Page } from '@playwright/test';

/**
 * What a real server does not say on request: it is asked all the same, and its answer changed on the way back, or it is not asked
 * at all. The last of several rules for an address holds.
 */
export async function changeReplies<Body>(page: Page, address: string, change: (body: Body) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });
}

interface State {
  stage?: unknown;
  collectedInfo?: Record<string, unknown>;
}

/** The session is in this stage and knows this of the patient. */
export function showState(page: Page, state: State): Promise<void> {
  return changeReplies<{ consultationState: object }>(page, '**/api/session/*', (session) => ({
    ...session,
    consultationState: { ...session.consultationState, ...state },
  }));
}

export async function showConfidence(page: Page, confidence: object | null): Promise<void> {
  await page.route('**/api/diagnostic-confidence/*', (route) => route.fulfill({ json: confidence }));
}

/** The conversation is these messages; what the spec does to the list shows with the next read. */
export async function showMessages(page: Page, messages: readonly object[]): Promise<void> {
  await page.route('**/api/messages/*', (route) => route.fulfill({ json: messages }));
}

interface Refusal {
  status: number;
  /** An object is sent as JSON, a text as it is. */
  body?: object | string;
  method?: 'GET' | 'POST';
}

export async function refuse(page: Page, address: string, { status, body = '', method }: Refusal): Promise<void> {
  const content = typeof body === 'string' ? { body, contentType: 'text/plain' } : { json: body };
  await page.route(address, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status, ...content }),
  );
}

/** Notes the calls of this kind that the page makes from now on. */
export function noteCalls(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === method && path.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}
