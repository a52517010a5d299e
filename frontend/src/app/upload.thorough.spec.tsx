import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_RECORDS } from '../config/browser-records';
import type { FakeApi } from '../testing/fake-api';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const TEXTS = {
  en: { send: /^Send, costs/, sending: 'Sending your files', cancel: 'Cancel', upload: 'Upload of lab.pdf' },
  sw: { send: /^Tuma, gharama/, sending: 'Faili zako zinatumwa', cancel: 'Ghairi', upload: 'Kutuma lab.pdf' },
} as const;

const input = () => screen.findByRole('textbox');
const chosen = () => screen.findByRole('list', { name: /Chosen files|Faili ulizochagua/ });
const attachment = { fileAttachment: { type: 'pdf', filename: 'lab.pdf' } } as const;

/** Types "the report", attaches lab.pdf and sends both. The server does not respond before `release`. */
async function beginUpload(language: 'en' | 'sw' = 'en') {
  const api = fakeApi();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Without a response from this handler, the next handler responds.
  server.use(http.post('/api/chat/:id', () => released.then(() => undefined), { once: true }));
  const { user } = renderApp({ language });
  await user.type(await input(), 'the report');
  const file = new File(['%PDF'], 'lab.pdf', { type: 'application/pdf' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  const send = await screen.findByRole('button', { name: TEXTS[language].send });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await screen.findByText(TEXTS[language].sending);
  return { api, user, release };
}

function showArrived(api: FakeApi) {
  setMessages(api, makeUserMessage('the report'), makeUserMessage('lab.pdf', attachment), makePlaceholder());
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('uploads', () => {
  it.each(['en', 'sw'] as const)('show the progress of each file and can be cancelled (%s)', async (language) => {
    const { release } = await beginUpload(language);
    const { upload, cancel, sending } = TEXTS[language];
    expect(within(await chosen()).getByRole('progressbar', { name: upload })).toBeVisible();
    expect(screen.getByRole('button', { name: cancel })).toBeEnabled();
    expect(screen.getByText(sending)).toHaveAttribute('role', 'status');
    // Files cannot be removed while they are being sent.
    expect(screen.queryByRole('button', { name: /Remove|Clear All|Ondoa/ })).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: upload })).not.toBeInTheDocument());
    expect(screen.queryByRole('list', { name: /Chosen files|Faili ulizochagua/ })).not.toBeInTheDocument();
  });

  it('return text and files on cancel; sent again unchanged, they keep their key', async () => {
    const { api, user, release } = await beginUpload();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await input()).toBeEnabled());
    expect(await input()).toHaveValue('the report');
    expect(await input()).toHaveFocus();
    expect(await chosen()).toHaveTextContent('lab.pdf');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The server accepts it anyway.
    release();
    await waitFor(() => expect(api.sends).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: TEXTS.en.send }));
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]?.key).toBe(api.sends[0]?.key);
    await waitFor(async () => expect(await input()).toHaveValue(''));
  });

  it('cancelled too late appear among the messages and leave the composer', async () => {
    const { api, user } = await beginUpload();
    showArrived(api);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await screen.findAllByText('Your message was already there'))[0]).toBeVisible();
    expect(await screen.findByText('the report')).toBeVisible();
    expect(await input()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    expect(api.sends).toHaveLength(0);
  });

  it('cancelled too late and then changed are not accepted beside the first message; the changed text stays in the composer', async () => {
    const { api, user } = await beginUpload();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(await input(), ' of May');
    api.refuseSend = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' };
    showArrived(api);
    await user.click(screen.getByRole('button', { name: TEXTS.en.send }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message was already there');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument());
    expect(await input()).toHaveValue('the report of May');
    expect(api.sends).toHaveLength(1);

    api.refuseSend = undefined;
    setMessages(api, makeUserMessage('the report'), makeUserMessage('lab.pdf', attachment));
    const send = screen.getByRole('button', { name: TEXTS.en.send });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]).toMatchObject({ message: 'the report of May', files: [] });
    expect(api.sends[1]?.key).not.toBe(api.sends[0]?.key);
  });

  it('cancelled in another tab are cancelled in this one too', async () => {
    const { api, release } = await beginUpload();
    const key = BROWSER_RECORDS.outgoing;
    const records = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, object>;
    const changed = Object.entries(records).map(([id, message]) => [id, { ...message, status: 'cancelled' }]);
    const newValue = JSON.stringify(Object.fromEntries(changed));
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
    await waitFor(async () => expect(await input()).toBeEnabled());
    // The response that still arrives does not clear the restored composer.
    release();
    await waitFor(() => expect(api.sends).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await input()).toHaveValue('the report');
    expect(await chosen()).toHaveTextContent('lab.pdf');
  });

  it.each([
    ['en', 'Not accepted', 'second.pdf: Only images and PDF files are allowed'],
    ['sw', 'Haikukubaliwa', 'second.pdf: Ni picha na PDF pekee zinazokubaliwa'],
  ] as const)('that the server refuses are marked with the reason (%s)', async (language, mark, reason) => {
    const api = fakeApi();
    const errors = { 'files[1]': 'second.pdf: Only images and PDF files are allowed' };
    api.refuseSend = { status: 415, code: 'FILE_TYPE_INVALID', errors };
    const { user } = renderApp({ language });
    await input();
    const files = ['first.pdf', 'second.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
    const send = await screen.findByRole('button', { name: TEXTS[language].send });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    const marked = (await within(await chosen()).findByRole('img', { name: mark })).closest('li');
    expect(marked).toHaveTextContent('second.pdf');
    await user.click(within(marked!).getByRole('button'));
    expect(screen.queryByRole('img', { name: mark })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Remove this file'],
    ['sw', 'Ondoa faili hii'],
  ] as const)('can be sent without a refused file (%s)', async (language, remove) => {
    const api = fakeApi();
    const errors = { 'files[1]': 'second.pdf: Only images and PDF files are allowed' };
    api.refuseSend = { status: 415, code: 'FILE_TYPE_INVALID', errors };
    const { user } = renderApp({ language });
    await user.type(await input(), 'my reports');
    const names = ['first.pdf', 'second.pdf', 'third.pdf'];
    const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
    const send = await screen.findByRole('button', { name: TEXTS[language].send });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    // A refused file would be refused again, so there is no retry.
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button', { name: /Retry|Jaribu tena/ })).not.toBeInTheDocument();
    api.refuseSend = undefined;
    await user.click(within(alert).getByRole('button', { name: remove }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await chosen()).not.toHaveTextContent('second.pdf');
    expect(await input()).toHaveValue('my reports');
    expect(await input()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: TEXTS[language].send }));
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]).toMatchObject({ message: 'my reports', fileTypes: ['pdf', 'pdf'] });
    expect(api.sends[1]?.key).not.toBe(api.sends[0]?.key);
  });
});
