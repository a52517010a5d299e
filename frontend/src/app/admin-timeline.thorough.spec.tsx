import type { AdminLog, Revealed, Timeline } from '@afya/contracts';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/fake-api';
import { fakeLogs, log } from '../testing/fake-logs';
import { SESSION_ID } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const MESSAGE_ID = '3f0f6a80-5b7c-4b57-8a86-3c3b1c9b0f01';
const REPLY_ID = '3f0f6a80-5b7c-4b57-8a86-3c3b1c9b0f02';
const WORDS = 'Nina homa kali tangu juzi';
const NO_METRICS = { modelUsed: null, metrics: {} };

const diagnosisInfo = {
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 78,
  differentialDiagnoses: ['Typhoid fever'],
  reasoningPath: 'Fever with chills',
  criticalFactors: [],
};
const EVENTS: AdminLog[] = [
  log('e1', { ...NO_METRICS, eventType: 'session_created' }),
  log('e2', {
    ...NO_METRICS,
    eventType: 'message_accepted',
    contentSnapshot: { messageId: MESSAGE_ID, language: 'sw', textLength: 142, files: 0 },
  }),
  log('e3', { eventType: 'engine_call', contentSnapshot: { replyId: REPLY_ID, outcome: 'done' } }),
  log('e4', { eventType: 'reply', contentSnapshot: { replyId: REPLY_ID, attempt: 1 } }),
  log('e5', {
    ...NO_METRICS,
    eventType: 'stage_change',
    contentSnapshot: { from: 'initial_gathering', to: 'follow_up' },
  }),
  log('e6', { ...NO_METRICS, eventType: 'diagnosis', diagnosisInfo }),
  log('e7', {
    ...NO_METRICS,
    eventType: 'verdict',
    contentSnapshot: { eventId: 'e6', verdict: 'partly', note: 'The test was negative' },
  }),
];

function makeTimeline(part: Partial<Timeline> = {}): Timeline {
  return {
    sessionId: SESSION_ID,
    userId: null,
    events: EVENTS,
    nextCursor: null,
    totals: {
      startedAt: '2026-01-01T10:00:00Z',
      endedAt: '2026-01-01T10:20:00Z',
      messages: 1,
      replies: 1,
      costKES: 0.4,
      tokenCount: 830,
      creditsCharged: 11,
      creditsRefunded: 0,
    },
    ...part,
  };
}

const path = `/admin/sessions/${SESSION_ID}`;
const timelineCall = '/api/admin/sessions/:id/timeline';
const revealCall = '/api/admin/sessions/:id/reveal';

function fakeTimeline(timeline = makeTimeline()) {
  fakeLogs();
  server.use(http.get(timelineCall, () => HttpResponse.json(timeline)));
}

/** Answers reveal requests with these messages; returns the request bodies. */
function fakeReveal(): unknown[] {
  const sent: unknown[] = [];
  const said = { createdAt: '2026-01-01T10:00:00Z', fileName: null };
  const messages: Revealed['messages'] = [
    { ...said, id: MESSAGE_ID, isUser: true, content: WORDS, translations: {} },
    { ...said, id: REPLY_ID, isUser: false, content: 'Pole', translations: { en: 'I am sorry', sw: 'Pole sana' } },
  ];
  server.use(
    http.post(revealCall, async ({ request }) => {
      const body = (await request.json()) as { messageId?: string };
      sent.push(body);
      return HttpResponse.json({ messages: messages.filter(({ id }) => !body.messageId || id === body.messageId) });
    }),
  );
  return sent;
}

describe('the timeline of a consultation', () => {
  it('shows totals and the events of each message', async () => {
    fakeTimeline();
    renderApp({ path });
    const head = within(await screen.findByRole('region', { name: 'Totals' }));
    for (const text of [SESSION_ID, 'Visitor without an account', '0.40 KES', '830', '11'])
      expect(head.getByText(text)).toBeVisible();
    const turn = screen.getByRole('region', { name: 'Message 1' });
    expect(turn).toHaveTextContent('830 tokens · 0.40 KES');
    const events = within(turn)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span.font-semibold')?.textContent)
      .filter(Boolean);
    expect(events).toEqual(['Message accepted', 'Engine called', 'Reply', 'Stage changed', 'Diagnosis']);
    expect(turn).toHaveTextContent('142 characters, hidden');
    expect(turn).toHaveTextContent('embedded · answered · 830 tokens · 0.40 KES · 12 ms');
    expect(turn).toHaveTextContent('initial → follow-up');
    expect(turn).toHaveTextContent('Typhoid fever');
    expect(screen.getByRole('region', { name: 'Admin actions' })).toHaveTextContent('The test was negative');
    const back = screen.getByRole('link', { name: 'The logs of this consultation' });
    expect(back).toHaveAttribute('href', `/admin?sessionId=${SESSION_ID}`);
  });

  it('is shown in Swahili', async () => {
    fakeTimeline();
    renderApp({ path, language: 'sw' });
    const turn = await screen.findByRole('region', { name: 'Ujumbe wa 1' });
    expect(turn).toHaveTextContent('Herufi 142, zimefichwa');
    expect(turn).toHaveTextContent('Kiswahili');
  });

  it('loads the next part by its cursor and keeps the shown events when that fails', async () => {
    fakeLogs();
    const cursors: (string | null)[] = [];
    server.use(
      http.get(timelineCall, ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        cursors.push(after);
        if (after && cursors.length === 2) return refuse({ status: 503, code: 'RPC_UNAVAILABLE' });
        const events = after ? EVENTS.slice(4) : EVENTS.slice(0, 4);
        return HttpResponse.json(makeTimeline({ events, nextCursor: after ? null : 'next' }));
      }),
    );
    const { user } = renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('More events could not be loaded')).toBeVisible();
    expect(screen.getByText('Message accepted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Stage changed')).toBeVisible();
    expect(cursors).toEqual([null, 'next', 'next']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 404, 'SESSION_NOT_FOUND', 'The log has no entries for this consultation'],
    ['sw', 400, 'SESSION_ID_MALFORMED', 'Kumbukumbu hazina chochote kuhusu mazungumzo haya'],
  ] as const)('says that the consultation is unknown (%s, %i)', async (language, status, code, text) => {
    fakeTimeline();
    server.use(http.get(timelineCall, () => refuse({ status, code })));
    renderApp({ path, language });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows why loading failed, retries, and waits for the network when offline', async () => {
    fakeTimeline();
    server.use(http.get(timelineCall, () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }));
    const { user } = renderApp({ path });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The consultation could not be loaded');
    onlineManager.setOnline(false);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You are offline. This loads by itself when the connection is back.')).toBeVisible();
    onlineManager.setOnline(true);
    expect(await screen.findByRole('region', { name: 'Message 1' })).toBeVisible();
  });
});

describe('patient text', () => {
  it('is hidden until a valid reason is given', async () => {
    fakeTimeline();
    const sent = fakeReveal();
    const { user } = renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Show what was said' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show what was said' }));
    expect(dialog.getByText(/Your name and your reason are written into the log/)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'curious  ');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    expect(dialog.getByText('Give a reason of 10 to 300 characters')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Complaint from the patient' }));
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText(WORDS)).toBeVisible();
    expect(sent).toEqual([{ reason: 'Complaint from the patient', messageId: MESSAGE_ID }]);
    expect(screen.queryByText('I am sorry')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide again' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  it('can be revealed as a whole conversation and is gone when the screen closes', async () => {
    fakeTimeline();
    const sent = fakeReveal();
    const { user } = renderApp({ path, language: 'sw' });
    await user.click(await screen.findByRole('button', { name: 'Onyesha mazungumzo yote' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ukaguzi wa ubora wa majibu' }));
    await user.click(dialog.getByRole('button', { name: 'Onyesha' }));
    const said = within(await screen.findByRole('region', { name: 'Kilichosemwa' }));
    expect(said.getByText(WORDS)).toBeVisible();
    expect(said.getByText('Pole sana')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Ukaguzi wa ubora wa majibu' }]);
    expect(window.location.pathname + window.location.search).toBe(path);
    const browserStorage =
      JSON.stringify(Object.entries(localStorage)) + JSON.stringify(Object.entries(sessionStorage));
    expect(browserStorage).not.toContain(WORDS);

    await user.click(screen.getByRole('link', { name: 'Kumbukumbu za mazungumzo haya' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    window.history.back();
    expect(await screen.findByRole('region', { name: 'Ujumbe wa 1' })).toBeVisible();
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  it('keeps the reason and shows the cause when revealing fails', async () => {
    fakeTimeline();
    server.use(http.post(revealCall, () => refuse({ status: 404, code: 'SESSION_NOT_FOUND' })));
    const { user } = renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Show the whole conversation' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The patient asked us to look');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('What was said could not be shown');
    expect(dialog.getByLabelText('Reason')).toHaveValue('The patient asked us to look');
  });
});

describe('a clinician’s verdict on a diagnosis', () => {
  it('shows the newest verdict and replaces it with another', async () => {
    fakeTimeline();
    const sent: unknown[] = [];
    server.use(
      http.post('/api/admin/diagnoses/e6/verdict', async ({ request }) => {
        const form = (await request.json()) as object;
        sent.push(form);
        return HttpResponse.json({ ...form, by: 'u1', at: '2026-01-02T10:00:00Z' });
      }),
    );
    const { user } = renderApp({ path });
    const turn = within(await screen.findByRole('region', { name: 'Message 1' }));
    expect(turn.getByText('Partly right')).toBeVisible();
    expect(turn.getByText('The test was negative')).toBeVisible();
    await user.click(turn.getByRole('button', { name: 'Change the verdict' }));
    expect(turn.getByRole('radio', { name: 'Partly right' })).toBeChecked();
    await user.click(turn.getByRole('radio', { name: 'Wrong' }));
    await user.clear(turn.getByLabelText('Note (optional)'));
    await user.click(turn.getByRole('button', { name: 'Save verdict' }));
    expect(await turn.findByText('The verdict is saved')).toBeVisible();
    expect(turn.getByText('Wrong')).toBeVisible();
    expect(turn.getByText(/^Given on 2 Jan 2026/)).toBeVisible();
    expect(sent).toEqual([{ verdict: 'wrong', note: '' }]);
  });

  it('can be given in the list of diagnoses; a verdict that fails to save changes nothing', async () => {
    fakeLogs();
    const call = '/api/admin/diagnoses/d1/verdict';
    server.use(http.post(call, () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }));
    const { user } = renderApp({ path: '/admin?tab=diagnoses', language: 'sw' });
    await user.click(await screen.findByRole('button', { name: 'Zaidi' }));
    expect(screen.getByText('Bado hakuna tathmini ya utambuzi huu.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Toa tathmini' }));
    await user.click(screen.getByRole('button', { name: 'Hifadhi tathmini' }));
    expect(screen.getByText('Chagua sahihi, sahihi kwa kiasi au si sahihi')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Sahihi' }));
    await user.type(screen.getByLabelText('Maelezo (si lazima)'), 'Kipimo kilithibitisha');
    await user.click(screen.getByRole('button', { name: 'Hifadhi tathmini' }));
    expect(await screen.findByText('Tathmini haikuweza kuhifadhiwa')).toBeVisible();
    expect(screen.getByLabelText('Maelezo (si lazima)')).toHaveValue('Kipimo kilithibitisha');
    const verdict = { verdict: 'right', note: 'Kipimo kilithibitisha', by: 'u1', at: '2026-01-02T10:00:00Z' };
    server.use(http.post(call, () => HttpResponse.json(verdict)));
    await user.click(screen.getByRole('button', { name: 'Hifadhi tathmini' }));
    expect(await screen.findByText('Tathmini imehifadhiwa')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Punguza' }));
    await user.click(screen.getByRole('button', { name: 'Zaidi' }));
    expect(screen.getByText('Kipimo kilithibitisha')).toBeVisible();
  });
});
