import { REPLY_STOPPED } from '@afya/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { dataSaver } from '../lib/data-usage';
import { fakeApi, SESSION_ID, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const TEXTS = {
  en: { stop: 'Stop', edit: 'Edit', input: 'Your message', down: 'Not helpful', send: 'Send reason' },
  sw: { stop: 'Simamisha', edit: 'Badilisha', input: 'Ujumbe wako', down: 'Halijanisaidia', send: 'Tuma sababu' },
};

/** The buttons load with the first reply. */
const PART_LOADS = { timeout: 10_000 };

afterEach(() => dataSaver.set(false));

describe.each(['en', 'sw'] as const)('in %s', (language) => {
  const words = TEXTS[language];

  it('a pending reply can be stopped, and its message edited', async () => {
    const api = fakeApi();
    const question = makeUserMessage('I have a fevr');
    const placeholder = makePlaceholder();
    setMessages(api, question, placeholder);
    server.use(
      http.delete(`/api/chat/${SESSION_ID}/reply/${placeholder.id}`, () => {
        const failed = { status: 'failed', errorCode: REPLY_STOPPED } as const;
        setMessages(api, question, { ...makeReply('Stopped.', 'Imesimama.', failed), id: placeholder.id });
        return HttpResponse.json({ outcome: 'stopped', creditsRefunded: 0 });
      }),
    );
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: words.stop }, PART_LOADS));
    await user.click(await screen.findByRole('button', { name: words.edit }, PART_LOADS));
    expect(screen.getByRole('textbox', { name: words.input })).toHaveValue('I have a fevr');
  });

  it('a reply can be rated with a reason', async () => {
    const api = fakeApi();
    const question = makeUserMessage('I have a fever');
    const reply = makeReply('Rest.', 'Pumzika.');
    setMessages(api, question, reply);
    const ratings: unknown[] = [];
    server.use(
      http.post(`/api/messages/${SESSION_ID}/${reply.id}/rating`, async ({ request }) => {
        const rating = (await request.json()) as { value: 'down' };
        ratings.push(rating);
        setMessages(api, question, { ...reply, metadata: { ...reply.metadata, rating } });
        return HttpResponse.json({ rated: true });
      }),
    );
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: words.down }, PART_LOADS));
    await user.type(await screen.findByRole('textbox', { name: /optional|si lazima/ }), 'too short');
    await user.click(screen.getByRole('button', { name: words.send }));
    await waitFor(() => expect(ratings).toEqual([{ value: 'down' }, { value: 'down', reason: 'too short' }]));
    expect(screen.getByRole('button', { name: words.down })).toHaveAttribute('aria-pressed', 'true');
  });
});

it('with the data saver, a picture loads on tap', async () => {
  dataSaver.set(true);
  const api = fakeApi();
  setMessages(api, makeUserMessage('', { fileAttachment: { type: 'image', filename: 'rash.jpg' } }));
  const { user } = renderApp();
  const load = await screen.findByRole('button', { name: 'Load picture: rash.jpg' });
  expect(screen.queryByRole('img', { name: /rash/ })).not.toBeInTheDocument();
  await user.click(load);
  expect(screen.getByRole('img', { name: 'Image: rash.jpg' })).toBeVisible();
});

it('reads only the changes of a numbered list, and takes the session and confidence from them', async () => {
  const api = fakeApi();
  const question = makeUserMessage('I have a fever');
  const placeholder = makePlaceholder();
  const polls: string[] = [];
  server.use(
    http.get('/api/messages/:id', ({ request }) => {
      const { searchParams } = new URL(request.url);
      polls.push(searchParams.get('after') ?? 'all');
      if (!searchParams.has('after')) return HttpResponse.json([question, placeholder], { headers: { ETag: '"4"' } });
      const message = { ...makeReply('How old are you?', 'Una umri gani?'), id: placeholder.id };
      const diagnosticConfidence = { level: 'high', score: 82 };
      const session = {
        sessionId: SESSION_ID,
        createdAt: '2026-01-01T00:00:00Z',
        consultationState: { stage: 'initial_gathering', collectedInfo: {}, diagnosticConfidence },
        creditsUsed: 3,
        creditsPurchased: 0,
      };
      const changes = { version: '5', changes: [{ index: 1, message }], session, sessionEtag: '"s"' };
      return HttpResponse.json(changes, { headers: { ETag: '"5"' } });
    }),
  );
  renderApp();
  expect(await screen.findByText('How old are you?', {}, { timeout: 3_000 })).toBeVisible();
  expect(polls).toEqual(['all', '4']);
  expect(await screen.findByText(/82/)).toBeVisible();
  expect(screen.getByText('I have a fever')).toBeVisible();
  expect(api.calls.filter((call) => call.startsWith('GET /api/diagnostic-confidence'))).toHaveLength(1);
});
