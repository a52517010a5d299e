import type { ProgressStep } from '@afya/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function setVisible(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

function openWaiting(language: 'en' | 'sw' = 'en') {
  const api = fakeApi();
  setMessages(api, makeUserMessage('I have a fever'), makePlaceholder());
  const reads = () => api.calls.filter((call) => call.startsWith('GET /api/messages')).length;
  return { api, reads, open: () => renderApp({ language }) };
}

describe('the waiting text', () => {
  it.each([
    ['en', { phase: 'queued', ahead: 0 }, 'You are next in the queue.'],
    ['en', { phase: 'queued', ahead: 1 }, '1 person is before you in the queue.'],
    ['en', { phase: 'queued', ahead: 14 }, '14 people are before you in the queue.'],
    ['en', { phase: 'queued' }, 'Your message is in the queue.'],
    ['en', { phase: 'reading_files' }, 'Reading your files.'],
    ['en', { phase: 'thinking' }, 'Thinking about your answer.'],
    ['sw', { phase: 'queued', ahead: 0 }, 'Wewe ndiye unayefuata kwenye foleni.'],
    ['sw', { phase: 'queued', ahead: 1 }, 'Mtu 1 yuko mbele yako kwenye foleni.'],
    ['sw', { phase: 'queued', ahead: 14 }, 'Watu 14 wako mbele yako kwenye foleni.'],
    ['sw', { phase: 'reading_files' }, 'Inasoma faili zako.'],
    ['sw', { phase: 'thinking' }, 'Jibu lako linaandaliwa.'],
  ] as const)('%s %j', async (language, wait, words) => {
    const { api, open } = openWaiting(language);
    api.wait = wait;
    open();
    const elements = await screen.findAllByText(words);
    expect(elements.some((element) => element.closest('ol'))).toBe(true);
    // Announced to screen readers too.
    expect(elements.some((element) => element.getAttribute('role') === 'status')).toBe(true);
  });

  it('is shown while the wait lasts and ends with the reply', async () => {
    const { api, open } = openWaiting();
    api.wait = { phase: 'queued', ahead: 2 };
    open();
    await screen.findAllByText('2 people are before you in the queue.');
    api.wait = { phase: 'thinking' };
    await screen.findAllByText('Thinking about your answer.', {}, { timeout: 4_500 });
    api.wait = undefined;
    setMessages(api, makeUserMessage('I have a fever'), makeReply('Since when?', 'Tangu lini?'));
    await screen.findByText('Since when?');
    expect(screen.queryByText('Thinking about your answer.')).not.toBeInTheDocument();
    const sessions = () => api.calls.filter((call) => call.startsWith('GET /api/session/')).length;
    await pause(300);
    const settled = sessions();
    await pause(3_300);
    expect(sessions()).toBe(settled);
  });
});

describe('a working engine', () => {
  it.each([
    ['en', 'Writing your answer.', 'Checking the answer.'],
    ['sw', 'Jibu lako linaandikwa.', 'Jibu linakaguliwa.'],
  ] as const)('is shown by the placeholder, whatever the session reports meanwhile (%s)', async (language, ...said) => {
    const { api, open } = openWaiting(language);
    api.wait = { phase: 'thinking' };
    const userMessage = makeUserMessage('I have a fever');
    const placeholder = makePlaceholder();
    const step = (name: ProgressStep, en: string, sw: string) =>
      setMessages(api, userMessage, {
        ...placeholder,
        content: en,
        translations: { en, sw },
        metadata: { status: 'pending', step: name },
      });
    step('writing', 'Writing your answer.', 'Jibu lako linaandikwa.');
    open();
    const [first, second] = said;
    const elements = await screen.findAllByText(first!);
    expect(elements.some((element) => element.closest('ol'))).toBe(true);
    expect(elements.some((element) => element.getAttribute('role') === 'status')).toBe(true);
    expect(screen.queryByText(/Thinking about|linaandaliwa\.$/)).not.toBeInTheDocument();
    step('checking', 'Checking the answer.', 'Jibu linakaguliwa.');
    await screen.findAllByText(second!, {}, { timeout: 3_000 });
    expect(screen.queryByText(first!)).not.toBeInTheDocument();
  });
});

describe('a hidden tab', () => {
  it('stops polling and refetches at once when it becomes visible', async () => {
    const { api, reads, open } = openWaiting();
    open();
    await screen.findByText('Processing diagnosis...');
    setVisible(false);
    await pause(100);
    const resting = reads();
    await pause(2_500);
    expect(reads()).toBe(resting);
    setMessages(api, makeUserMessage('I have a fever'), makeReply('Since when?', 'Tangu lini?'));
    setVisible(true);
    await waitFor(() => expect(reads()).toBe(resting + 1), { timeout: 500 });
    expect(await screen.findByText('Since when?')).toBeVisible();
  });
});
