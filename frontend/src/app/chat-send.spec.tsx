import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, SESSION_ID, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const input = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: /^Send, costs/ });

/** The server accepts the message and replies when `answer` is called. */
function answerLater(api: FakeApi) {
  const placeholder = makePlaceholder();
  api.onSend = ({ message }) => setMessages(api, makeUserMessage(message), placeholder);
  return (en: string, sw: string) => {
    const [sentMessage] = api.messages;
    if (sentMessage) setMessages(api, sentMessage, { ...makeReply(en, sw), id: placeholder.id });
  };
}

describe('sending a message', () => {
  it('requires text or a file: blank text cannot be sent', async () => {
    fakeApi();
    const { user } = renderApp();
    await input();
    expect(sendButton()).toBeDisabled();
    await user.type(await input(), '   ');
    expect(sendButton()).toBeDisabled();
    await user.type(await input(), 'fever');
    expect(sendButton()).toBeEnabled();
  });

  it('sends the trimmed text, the language, an idempotency key and a trace id', async () => {
    const api = fakeApi();
    const { user } = renderApp({ language: 'sw' });
    await user.type(await screen.findByRole('textbox', { name: 'Ujumbe wako' }), '  Nina homa  {Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(1));
    expect(api.sends[0]).toMatchObject({
      sessionId: SESSION_ID,
      message: 'Nina homa',
      language: 'sw',
      purchases: null,
    });
    expect(api.sends[0]?.key).toMatch(/^[\w-]{21}$/);
    expect(api.sends[0]?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('disables the input while the reply is pending, polls until it arrives and then stops', async () => {
    const api = fakeApi();
    const answer = answerLater(api);
    const { user } = renderApp();
    await user.type(await input(), 'I have a fever{Enter}');

    expect(await screen.findByText('Processing diagnosis...')).toBeVisible();
    expect(await input()).toBeDisabled();
    expect(await input()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeDisabled();

    answer('How old are you?', 'Una umri gani?');
    expect(await screen.findByText('How old are you?', {}, { timeout: 3_000 })).toBeVisible();
    expect(await input()).toBeEnabled();
    expect(screen.getByText(/New message from Afya: How old are you/)).toBeInTheDocument();

    const polls = () => api.calls.filter((call) => call.startsWith('GET /api/messages')).length;
    const before = polls();
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    expect(polls()).toBe(before);
  });

  it('polls with the ETag, so that an unchanged list is not sent again', async () => {
    const api = fakeApi();
    setMessages(api, makeUserMessage('I have a fever'), makePlaceholder());
    renderApp();
    await screen.findByText('Processing diagnosis...');
    await waitFor(() => expect(api.notModified).toBeGreaterThan(0), { timeout: 3_000 });
    expect(screen.getByText('I have a fever')).toBeVisible();
  });

  it('keeps polling through the three messages of a diagnosis', async () => {
    const api = fakeApi();
    const first = makeReply('It is malaria', 'Ni malaria', { processingStage: 'final_analysis' });
    setMessages(api, first, makePlaceholder());
    renderApp();
    await screen.findByText('It is malaria');
    expect(await input()).toBeDisabled();
    setMessages(api, first, makeReply('Get tested', 'Pimwa', { processingStage: 'final_recommendations' }));
    expect(await screen.findByText('Get tested', {}, { timeout: 3_000 })).toBeVisible();
    expect(await input()).toBeEnabled();
  });

  it('refetches the session after about 1 s and 2 s', async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await user.type(await input(), 'fever{Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(1));
    const reads = () => api.calls.filter((call) => call.startsWith('GET /api/session/')).length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const early = reads();
    await waitFor(() => expect(reads()).toBe(early + 2), { timeout: 3_000 });
  });

  it('keeps the text when sending fails and retries with the same key', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = fakeApi();
    api.refuseSend = 'network';
    const { user } = renderApp();
    await user.type(await input(), 'I have a fever{Enter}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(await input()).toHaveValue('I have a fever');
    expect(await input()).toBeEnabled();

    api.refuseSend = undefined;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]?.key).toBe(api.sends[0]?.key);
    await waitFor(() => expect(screen.queryByText(/Failed to send/)).not.toBeInTheDocument());
  });

  it('retries a tapped choice, not the text being typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = fakeApi();
    const choices = [{ value: 'yes', label: { en: 'Yes', sw: 'Ndiyo' } }];
    setMessages(api, makeReply('Any chills?', 'Una baridi?', { question: { id: 'q', choices } }));
    api.refuseSend = 'network';
    const { user } = renderApp({ records: { drafts: JSON.stringify({ [SESSION_ID]: 'half a sentence' }) } });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    api.refuseSend = undefined;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.sends.map(({ message }) => message)).toEqual(['Yes', 'Yes']));
    await waitFor(() => expect(screen.queryByText(/Failed to send/)).not.toBeInTheDocument());
    expect(await input()).toHaveValue('half a sentence');
  });

  it('keeps the key when a changed message may have been accepted before, so that the server accepts only one', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = fakeApi();
    api.refuseSend = { status: 503, code: 'RPC_UNAVAILABLE' };
    const { user } = renderApp();
    await user.type(await input(), 'fever{Enter}');
    await screen.findByText('Failed to send message. Please try again.');
    await user.type(await input(), ' and cough{Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]).toMatchObject({ message: 'fever and cough', key: api.sends[0]?.key });
  });

  it('uses a new key when a refused message has been changed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = fakeApi();
    api.refuseSend = { status: 429, code: 'CHAT_TOO_MANY_PENDING' };
    const { user } = renderApp();
    await user.type(await input(), 'fever{Enter}');
    await screen.findByText('Failed to send message. Please try again.');
    await user.type(await input(), ' and cough{Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(2));
    expect(api.sends[1]?.key).not.toBe(api.sends[0]?.key);
  });

  it('restores the draft after a reload', async () => {
    fakeApi();
    const { user, unmount } = renderApp();
    await user.type(await input(), 'my child has');
    unmount();
    renderApp();
    expect(await input()).toHaveValue('my child has');
  });

  it('shows the price of the message by stage', async () => {
    const api = fakeApi();
    api.stage = 'diagnostic_prompt';
    const { user } = renderApp();
    await user.type(await input(), 'okay');
    expect(screen.getByRole('button', { name: 'Send, costs 11 credits' })).toHaveTextContent('Send · 11');
  });
});
