import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_RECORDS } from '../config/browser-records';
import { draftTexts } from '../features/consultation/session/draft';
import { loadedFiles } from '../features/consultation/files/saved-file';
import * as resizing from '../features/consultation/files/resize-image';
import { startNewSession } from '../features/consultation/outbox/start-new-session';
import { fakeApi, SESSION_ID, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const input = () => screen.findByRole('textbox', { name: /Your message|Ujumbe wako/ });
const alerts = () => screen.queryAllByRole('alert');
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

async function choose(...files: File[]) {
  await input();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) fireEvent.change(chooser, { target: { files } });
  const list = await screen.findByRole('list', { name: 'Chosen files' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(files.length));
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Writes an entry like another tab does: the browser notifies this tab. */
function writeFromAnotherTab(name: keyof typeof BROWSER_RECORDS, value: unknown) {
  const key = BROWSER_RECORDS[name];
  const newValue = JSON.stringify(value);
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(resizing, 'resizeImage').mockImplementation((file) => Promise.resolve(file));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const outgoing = (over: object = {}) => ({
  sessionId: SESSION_ID,
  text: 'I have a fever',
  language: 'en',
  files: [],
  purchases: [],
  idempotencyKey: 'the-key-of-before',
  startedAt: Date.now(),
  ...over,
});
const records = (over: object = {}) => ({
  drafts: JSON.stringify({ [SESSION_ID]: 'I have a fever' }),
  outgoing: JSON.stringify({ [SESSION_ID]: outgoing(over) }),
});

describe('after a reload', () => {
  it('restores text and files, which can then be sent', async () => {
    const api = fakeApi();
    const { user, unmount } = renderApp();
    await user.type(await input(), 'see the report');
    await choose(pdf('lab.pdf'), pdf('scan.pdf'));
    unmount();
    loadedFiles.set(new Map());
    const again = renderApp();
    expect(await input()).toHaveValue('see the report');
    const list = await screen.findByRole('list', { name: 'Chosen files' });
    expect(list).toHaveTextContent('lab.pdf');
    expect(list).toHaveTextContent('scan.pdf');
    await again.user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    await waitFor(() => expect(api.sends).toHaveLength(1));
    expect(api.sends[0]).toMatchObject({ message: 'see the report', fileTypes: ['pdf', 'pdf'] });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument());
    expect(localStorage.getItem(BROWSER_RECORDS.draftFiles)).toBe('{}');
  });

  it('resends a message with its key when the response was lost', async () => {
    const api = fakeApi();
    renderApp({ records: records() });
    await waitFor(() => expect(api.sends.map(({ key }) => key)).toEqual(['the-key-of-before']));
    await waitFor(async () => expect(await input()).toHaveValue(''));
    expect(localStorage.getItem(BROWSER_RECORDS.outgoing)).toBe('{}');
  });

  it('resends it even if the messages could not be loaded, and then shows them', async () => {
    const api = fakeApi();
    api.refuseMessages = { status: 503, code: 'RPC_UNAVAILABLE' };
    api.onSend = ({ message }) => {
      api.refuseMessages = undefined;
      setMessages(api, makeUserMessage(message), makePlaceholder());
    };
    renderApp({ records: records() });
    expect(await screen.findByText('Processing diagnosis...')).toBeVisible();
    expect(api.sends.map(({ key }) => key)).toEqual(['the-key-of-before']);
  });

  it('does not resend a message that is already among the messages', async () => {
    const api = fakeApi();
    const before = makeUserMessage('I have a fever');
    setMessages(api, before, makeUserMessage('I have a fever'), makePlaceholder());
    renderApp({ records: records({ after: before.id }) });
    await waitFor(async () => expect(await input()).toHaveValue(''));
    expect(api.sends).toHaveLength(0);
  });

  it('still shows why a message failed, and Retry sends it with its key', async () => {
    const api = fakeApi();
    const { user } = renderApp({ records: records({ failure: { message: 'Service Unavailable', status: 503 } }) });
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(await input()).toHaveValue('I have a fever');
    expect(api.sends).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.sends.map(({ key }) => key)).toEqual(['the-key-of-before']));
    await waitFor(() => expect(alerts()).toHaveLength(0));
  });

  it('turns a message into a draft when the server no longer remembers its key', async () => {
    const api = fakeApi();
    renderApp({ records: records({ startedAt: Date.now() - 25 * 3_600_000, failure: { message: 'x', status: 503 } }) });
    expect(await input()).toHaveValue('I have a fever');
    await waitFor(() => expect(alerts()).toHaveLength(0));
    expect(api.sends).toHaveLength(0);
  });

  it('names a file that the browser did not keep', async () => {
    fakeApi();
    const lost = { id: 'gone', name: 'lab.pdf', type: 'pdf' };
    renderApp({ records: { draftFiles: JSON.stringify({ [SESSION_ID]: [lost] }) } });
    expect(await screen.findByText(/lab.pdf: This browser could not keep it/)).toBeVisible();
    expect(await input()).toBeEnabled();
  });
});

describe('an expired login', () => {
  it('keeps text and files and links to the login', async () => {
    const api = fakeApi();
    api.refuseSend = { status: 403, code: 'ACCESS_DENIED' };
    const { user } = renderApp();
    await choose(pdf('lab.pdf'));
    await user.type(await input(), 'my report{Enter}');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    expect(alert).toHaveTextContent(
      'If you began this consultation while logged in, log in again. What you write is kept.',
    );
    expect(await input()).toHaveValue('my report');
    expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('lab.pdf');
  });
});

describe('retyped text', () => {
  it('keeps the key of a message that may have been accepted when the same text is typed again', async () => {
    const api = fakeApi();
    api.refuseSend = { status: 503, code: 'RPC_UNAVAILABLE' };
    const { user } = renderApp();
    await user.type(await input(), 'fever{Enter}');
    await screen.findByText('Failed to send message. Please try again.');
    await user.type(await input(), '!');
    expect(alerts()).toHaveLength(0);
    await user.type(await input(), '{Backspace}{Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]?.key).toBe(api.sends[0]?.key);
  });
});

describe('without a network', () => {
  it.each([
    ['en', 'You are offline. What you write is kept.'],
    ['sw', 'Huna mtandao. Unachoandika kinahifadhiwa.'],
  ] as const)('says so (%s)', async (language, words) => {
    fakeApi();
    renderApp({ language });
    await input();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    setOnline(false);
    expect(await screen.findByText(words)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('queues the message and sends it once when the network is back', async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await input();
    setOnline(false);
    api.refuseSend = 'network';
    await user.type(await input(), 'I have a fever{Enter}');
    expect(await screen.findByText(/Your message is kept and goes out when you are back/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting' })).toBeDisabled();
    expect(alerts()).toHaveLength(0);
    await waitFor(() => expect(api.sends.length).toBeGreaterThan(0));
    api.refuseSend = undefined;
    const tries = api.sends.length;
    setOnline(true);
    await waitFor(async () => expect(await input()).toHaveValue(''));
    expect(api.sends).toHaveLength(tries + 1);
    expect(new Set(api.sends.map(({ key }) => key)).size).toBe(1);
  });

  it('lets the user cancel and edit the queued message', async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await input();
    setOnline(false);
    api.refuseSend = 'network';
    await user.type(await input(), 'fever{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Change it' }));
    expect(await input()).toBeEnabled();
    expect(await input()).toHaveValue('fever');
    const tries = api.sends.length;
    api.refuseSend = undefined;
    setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(api.sends).toHaveLength(tries);
  });

  it('retries a send that broke off before the browser noticed, when the network is back', async () => {
    const api = fakeApi();
    api.refuseSend = 'network';
    const { user } = renderApp();
    await user.type(await input(), 'fever{Enter}');
    await screen.findByText('Failed to send message. Please try again.');
    setOnline(false);
    api.refuseSend = undefined;
    setOnline(true);
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]?.key).toBe(api.sends[0]?.key);
    await waitFor(() => expect(alerts()).toHaveLength(0));
  });
});

describe('two tabs on one session', () => {
  it('share the same draft', async () => {
    fakeApi();
    renderApp();
    await input();
    writeFromAnotherTab('drafts', { [SESSION_ID]: 'typed over there' });
    expect(await input()).toHaveValue('typed over there');
  });

  it('block sending in one tab while the other sends, then both show the message', async () => {
    const api = fakeApi();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const request = async (name: string, options: object, work = options as () => Promise<unknown>) =>
      name === 'afya:session-start' ? work() : released.then(work);
    const locks = { request };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    try {
      renderApp({ records: { drafts: JSON.stringify({ [SESSION_ID]: 'I have a fever' }) } });
      expect(await input()).toHaveValue('I have a fever');
      writeFromAnotherTab('outgoing', { [SESSION_ID]: outgoing() });
      await waitFor(async () => expect(await input()).toBeDisabled());
      setMessages(api, makeUserMessage('I have a fever'), makePlaceholder());
      writeFromAnotherTab('outgoing', {});
      writeFromAnotherTab('drafts', {});
      act(release);
      expect(await screen.findByText('Processing diagnosis...')).toBeVisible();
      expect(screen.getByText('I have a fever')).toBeVisible();
      expect(await input()).toHaveValue('');
      expect(api.sends).toHaveLength(0);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});

it('a new diagnosis deletes the draft', async () => {
  fakeApi();
  const { user } = renderApp();
  await choose(pdf('lab.pdf'));
  await user.type(await input(), 'fever');
  act(startNewSession);
  expect(draftTexts.get()).toEqual({});
  expect(localStorage.getItem(BROWSER_RECORDS.draftFiles)).toBe('{}');
});
