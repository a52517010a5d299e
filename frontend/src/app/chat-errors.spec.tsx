import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const TEXTS = {
  en: {
    input: 'Your message',
    noCredits: "You've used all your free consultations. Please purchase more credits to continue.",
    addCredits: 'Add credits',
    denied: 'Access Denied',
    deniedText: 'You do not have permission to access this session',
    error: 'Error',
    failed: 'Failed to send message. Please try again.',
    load: 'Failed to load messages. Please refresh the page.',
    session: 'Failed to initialize chat session. Please refresh the page and try again.',
    pending: 'Please wait for the answers to your last messages',
    mismatch: 'scan.pdf: The file is not what it says it is',
  },
  sw: {
    input: 'Ujumbe wako',
    noCredits: 'Umetumia krediti zako zote za bure. Tafadhali nunua krediti zaidi ili uendelee.',
    addCredits: 'Ongeza krediti',
    denied: 'Huna ruhusa',
    deniedText: 'Huna ruhusa ya kuona mazungumzo haya',
    error: 'Hitilafu',
    failed: 'Ujumbe haukutumwa. Tafadhali jaribu tena.',
    load: 'Imeshindwa kupakia ujumbe. Tafadhali pakia ukurasa upya.',
    session: 'Imeshindwa kuanzisha mazungumzo. Tafadhali pakia ukurasa upya ujaribu tena.',
    pending: 'Tafadhali subiri majibu ya ujumbe uliotangulia',
    mismatch: 'scan.pdf: Faili hii si ya aina inayoonekana kwenye jina lake',
  },
} as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe.each(['en', 'sw'] as const)('the error catalogue of the chat in %s', (language) => {
  const t = TEXTS[language];

  async function sendRefused(refusal: ReturnType<typeof fakeApi>['refuseSend']) {
    fakeApi().refuseSend = refusal;
    const { user } = renderApp({ language });
    await user.type(await screen.findByRole('textbox', { name: t.input }), 'homa{Enter}');
    return { user, alert: await screen.findByRole('alert') };
  }

  it('no credits: says so and leads to more', async () => {
    const { user, alert } = await sendRefused({ status: 402, code: 'CREDITS_EXHAUSTED' });
    expect(alert).toHaveTextContent(t.noCredits);
    const [offer] = screen.getAllByRole('button', { name: t.addCredits }).slice(-1);
    if (offer) await user.click(offer);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('access denied', async () => {
    const { alert } = await sendRefused({ status: 403, code: 'ACCESS_DENIED' });
    expect(alert).toHaveTextContent(t.denied);
    expect(alert).toHaveTextContent(t.deniedText);
  });

  it('a message about permission counts as denied too', async () => {
    const { alert } = await sendRefused({ status: 400, code: 'INTERNAL', message: 'no permission for this' });
    expect(alert).toHaveTextContent(t.deniedText);
  });

  it('any other error', async () => {
    const { alert } = await sendRefused({ status: 500, code: 'INTERNAL' });
    expect(alert).toHaveTextContent(t.error);
    expect(alert).toHaveTextContent(t.failed);
  });

  it('adds the reason where it helps', async () => {
    const { alert } = await sendRefused({ status: 429, code: 'CHAT_TOO_MANY_PENDING' });
    expect(alert).toHaveTextContent(t.pending);
  });

  it("names the file and what is wrong with it, in the reader's language", async () => {
    const errors = { 'files[0]': 'scan.pdf: The file is not what it says it is' };
    const { alert } = await sendRefused({ status: 422, code: 'FILE_TYPE_MISMATCH', errors });
    expect(alert).toHaveTextContent(t.mismatch);
  });

  it('messages that do not load', async () => {
    fakeApi().refuseMessages = { status: 500, code: 'INTERNAL' };
    renderApp({ language });
    expect(await screen.findByText(t.load)).toBeVisible();
  });

  it('a session that cannot be set up, and how to try again', async () => {
    const api = fakeApi();
    api.refuseStart = { status: 503, code: 'RPC_UNAVAILABLE' };
    const { user } = renderApp({ language });
    expect(await screen.findByText(t.session)).toBeVisible();
    api.refuseStart = undefined;
    await user.click(screen.getByRole('button', { name: /Retry|Jaribu tena/ }));
    expect(await screen.findByRole('textbox', { name: t.input })).toBeVisible();
  });

  it("somebody else's session", async () => {
    fakeApi().refuseStart = { status: 403, code: 'ACCESS_DENIED' };
    renderApp({ language });
    expect(await screen.findByText(t.deniedText)).toBeVisible();
  });
});

it("reads somebody else's messages as an empty list", async () => {
  fakeApi().refuseMessages = { status: 403, code: 'ACCESS_DENIED' };
  renderApp();
  expect(await screen.findByText('What is troubling you?')).toBeVisible();
});
