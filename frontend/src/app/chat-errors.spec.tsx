import type { EmergencyNumber } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
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
    retry: 'Retry',
    logIn: 'Log in',
    tooMany: 'You can send again in 28 minutes. What you wrote is kept.',
    suspended: 'Many people have started with Afya from your network today.',
    suspendedNext: 'Log in or register, add credits, or try again in 5 hours.',
    call: 'In an emergency, do not wait. Call now',
    numbers: 'Emergency numbers',
    inEmergency: 'In an emergency call 999 or 112 now',
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
    retry: 'Jaribu tena',
    logIn: 'Ingia',
    tooMany: 'Unaweza kutuma tena baada ya dakika 28. Ulichoandika kimehifadhiwa.',
    suspended: 'Watu wengi wameanza kutumia Afya leo kupitia mtandao wako.',
    suspendedNext: 'Ingia au jisajili, ongeza krediti, au jaribu tena baada ya saa 5.',
    call: 'Kwa dharura, usisubiri. Piga simu sasa',
    numbers: 'Nambari za dharura',
    inEmergency: 'Kwa dharura, piga simu 999 au 112 sasa',
  },
} as const;

const UGANDA = [
  { number: '999', label: { en: 'Police', sw: 'Polisi' } },
  { number: '+256 312 912', label: { en: 'Ambulance', sw: 'Ambulensi' } },
] as [EmergencyNumber, EmergencyNumber];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe.each(['en', 'sw'] as const)('chat errors in %s', (language) => {
  const t = TEXTS[language];

  async function sendRefused(refusal: ReturnType<typeof fakeApi>['refuseSend']) {
    fakeApi().refuseSend = refusal;
    const { user } = renderApp({ language });
    await user.type(await screen.findByRole('textbox', { name: t.input }), 'homa{Enter}');
    return { user, alert: await screen.findByRole('alert') };
  }

  it('offers to add credits when none are left', async () => {
    const { user, alert } = await sendRefused({ status: 402, code: 'CREDITS_EXHAUSTED' });
    expect(alert).toHaveTextContent(t.noCredits);
    const [offer] = screen.getAllByRole('button', { name: t.addCredits }).slice(-1);
    if (offer) await user.click(offer);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('after too many messages, shows the waiting time and emergency numbers and keeps the message for later', async () => {
    const api = fakeApi();
    api.refuseSend = { status: 429, code: 'RATE_LIMITED', headers: { 'Retry-After': '1680' } };
    const { user } = renderApp({ language });
    const input = await screen.findByRole('textbox', { name: t.input });
    await user.type(input, 'homa kali{Enter}');
    const alert = await screen.findByRole('alert');
    for (const text of [t.tooMany, t.inEmergency]) expect(alert).toHaveTextContent(text);
    expect(input).toHaveValue('homa kali');
    api.refuseSend = undefined;
    await user.click(within(alert).getByRole('button', { name: t.retry }));
    await waitFor(() => expect(input).toHaveValue(''));
    expect(api.sends.map(({ message }) => message)).toEqual(['homa kali', 'homa kali']);
  });

  it.each([
    { status: 429, code: 'RATE_LIMITED', headers: { 'Retry-After': '57' } },
    { status: 429, code: 'CREDITS_WITHHELD', headers: { 'Retry-After': '57' } },
    { status: 429, code: 'CHAT_TOO_MANY_PENDING' },
    { status: 503, code: 'RPC_OVERLOADED' },
    { status: 503, code: 'STORAGE_UNAVAILABLE' },
  ] as const)('$code: shows the emergency numbers of the response as call links', async (refusal) => {
    const { alert } = await sendRefused({ ...refusal, emergencyNumbers: UGANDA });
    expect(alert).toHaveTextContent(t.call);
    const links = within(within(alert).getByRole('list', { name: t.numbers })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:999', 'tel:+256312912']);
    expect(links[0]).toHaveTextContent(UGANDA[0].label[language]);
    expect(alert).not.toHaveTextContent('1199');
  });

  it('explains suspended free credits, with the waiting time and alternatives', async () => {
    const headers = { 'Retry-After': '18000' };
    const { user, alert } = await sendRefused({ status: 429, code: 'CREDITS_WITHHELD', headers });
    for (const text of [t.suspended, t.suspendedNext, t.inEmergency]) expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole('link', { name: t.logIn })).toHaveAttribute('href', '/auth');
    await user.click(within(alert).getByRole('button', { name: t.addCredits }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows that access is denied', async () => {
    const { alert } = await sendRefused({ status: 403, code: 'ACCESS_DENIED' });
    expect(alert).toHaveTextContent(t.denied);
    expect(alert).toHaveTextContent(t.deniedText);
  });

  it('treats a message about permission as denied access', async () => {
    const { alert } = await sendRefused({ status: 400, code: 'INTERNAL', message: 'no permission for this' });
    expect(alert).toHaveTextContent(t.deniedText);
  });

  it('shows any other error', async () => {
    const { alert } = await sendRefused({ status: 500, code: 'INTERNAL' });
    expect(alert).toHaveTextContent(t.error);
    expect(alert).toHaveTextContent(t.failed);
  });

  it('adds the reason of an error where it helps', async () => {
    const { alert } = await sendRefused({ status: 429, code: 'CHAT_TOO_MANY_PENDING' });
    expect(alert).toHaveTextContent(t.pending);
  });

  it('names the refused file and its problem in the current language', async () => {
    const errors = { 'files[0]': 'scan.pdf: The file is not what it says it is' };
    const { alert } = await sendRefused({ status: 422, code: 'FILE_TYPE_MISMATCH', errors });
    expect(alert).toHaveTextContent(t.mismatch);
  });

  it('shows that messages could not be loaded', async () => {
    fakeApi().refuseMessages = { status: 500, code: 'INTERNAL' };
    renderApp({ language });
    expect(await screen.findByText(t.load)).toBeVisible();
  });

  it('offers a retry when a session cannot be opened', async () => {
    const api = fakeApi();
    api.refuseStart = { status: 503, code: 'RPC_UNAVAILABLE' };
    const { user } = renderApp({ language });
    expect(await screen.findByText(t.session)).toBeVisible();
    api.refuseStart = undefined;
    await user.click(screen.getByRole('button', { name: /Retry|Jaribu tena/ }));
    expect(await screen.findByRole('textbox', { name: t.input })).toBeVisible();
  });

  it('offers a new session when the session belongs to another user', async () => {
    fakeApi().refuseStart = { status: 403, code: 'ACCESS_DENIED' };
    renderApp({ language });
    expect(await screen.findByText(t.deniedText)).toBeVisible();
  });
});

it('shows an empty list when the messages belong to another user', async () => {
  fakeApi().refuseMessages = { status: 403, code: 'ACCESS_DENIED' };
  renderApp();
  expect(await screen.findByText('What is troubling you?')).toBeVisible();
});
