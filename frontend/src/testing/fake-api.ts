import {
  type Confidence,
  type EmergencyNumber,
  ERROR_MESSAGES,
  type ErrorCode,
  type Message,
  type Stage,
  type User,
  type Wait,
} from '@afya/contracts';
import { http, HttpResponse } from 'msw';
import { SESSION_ID } from './make-message';
import { server } from './server';

interface Refusal {
  status: number;
  code: ErrorCode;
  errors?: Record<string, string>;
  message?: string;
  headers?: Record<string, string>;
  emergencyNumbers?: EmergencyNumber[];
}

interface ReceivedSend {
  sessionId: string;
  message: string;
  language: string;
  files: string[];
  fileTypes: string[];
  purchases: string | null;
  uploads: string | null;
  key: string | null;
  traceparent: string | null;
}

export function refuse({ status, code, errors, message, headers, emergencyNumbers }: Refusal) {
  const body = { message: message ?? ERROR_MESSAGES[code], code, traceId: 'a'.repeat(32), errors, emergencyNumbers };
  return HttpResponse.json(body, { status, headers });
}

/** Fakes the gateway. It responds from `state`, which a test sets and changes, and records the requests it receives. */
export function fakeApi() {
  const state = {
    user: null as User | null,
    /** Whether the server asks for the password again before a sensitive action. */
    passwordNeeded: false,
    stage: 'initial_gathering' as Stage | string,
    collectedInfo: {} as Record<string, unknown>,
    /** Some servers send the consultation state as a JSON string. */
    stateAsText: false,
    creditsUsed: 0,
    creditsPurchased: 0,
    wait: undefined as Wait | undefined,
    confidence: null as Confidence | Record<string, unknown> | null,
    messages: [] as Message[],
    /** Increases with each change of the messages, like the server's version. */
    version: 1,
    refuseStart: undefined as Refusal | undefined,
    refuseMessages: undefined as Refusal | undefined,
    refuseSend: undefined as Refusal | 'network' | undefined,
    /** Called when a send is accepted. */
    onSend: undefined as ((send: ReceivedSend) => void) | undefined,
    sends: [] as ReceivedSend[],
    calls: [] as string[],
    notModified: 0,
  };
  const consultationState = () => ({ stage: state.stage, collectedInfo: state.collectedInfo });
  const session = (sessionId: string) => ({
    sessionId,
    createdAt: '2026-01-01T00:00:00Z',
    consultationState: state.stateAsText ? JSON.stringify(consultationState()) : consultationState(),
    ...(state.wait && { wait: state.wait }),
    creditsUsed: state.creditsUsed,
    creditsPurchased: state.creditsPurchased,
  });

  server.use(
    http.all('/api/*', ({ request }) => {
      state.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    }),
    http.get('/api/auth/me', () =>
      state.user ? HttpResponse.json(state.user) : refuse({ status: 401, code: 'LOGIN_REQUIRED' }),
    ),
    http.get('/api/auth/step-up', () => HttpResponse.json({ required: state.passwordNeeded })),
    http.post('/api/me/consents', () => HttpResponse.json({ recorded: true })),
    http.post('/api/session/:id', ({ params }) =>
      state.refuseStart ? refuse(state.refuseStart) : HttpResponse.json(session(String(params.id)), { status: 201 }),
    ),
    http.get('/api/session/:id', ({ params }) => HttpResponse.json(session(String(params.id)))),
    http.get('/api/messages/:id', ({ request }) => {
      if (state.refuseMessages) return refuse(state.refuseMessages);
      const etag = `"v${state.version}"`;
      if (request.headers.get('If-None-Match') === etag) {
        state.notModified += 1;
        return new HttpResponse(null, { status: 304, headers: { ETag: etag } });
      }
      return HttpResponse.json(state.messages, { headers: { ETag: etag } });
    }),
    http.get('/api/diagnostic-confidence/:id', () => HttpResponse.json(state.confidence)),
    http.get('/api/files/:session/:message', () => new HttpResponse('image')),
    http.post('/api/chat/:id', async ({ request, params }) => {
      const form = readForm(await request.text());
      const values = (name: string) => form.filter((part) => part.name === name);
      const send: ReceivedSend = {
        sessionId: String(params.id),
        message: values('message')[0]?.value ?? '',
        language: values('language')[0]?.value ?? '',
        files: values('files').map(({ filename }) => filename ?? ''),
        fileTypes: values('fileTypes').map(({ value }) => value),
        purchases: values('purchases')[0]?.value ?? null,
        uploads: values('uploads')[0]?.value ?? null,
        key: request.headers.get('Idempotency-Key'),
        traceparent: request.headers.get('traceparent'),
      };
      state.sends.push(send);
      if (state.refuseSend === 'network') return HttpResponse.error();
      if (state.refuseSend) return refuse(state.refuseSend);
      state.onSend?.(send);
      state.version += 1;
      return HttpResponse.json(
        { messageId: 'm', replyId: 'r', stage: 'initial_gathering', creditsCharged: 0, creditsUsed: state.creditsUsed },
        { status: 202 },
      );
    }),
  );
  return state;
}

export type FakeApi = ReturnType<typeof fakeApi>;

/** Parses a multipart body; Node's own parser does not accept jsdom's File. */
function readForm(body: string): { name: string; filename: string | undefined; value: string }[] {
  const part = /name="([^"]*)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g;
  return [...body.matchAll(part)].map(([, name = '', filename, value = '']) => ({ name, filename, value }));
}

/** Sets the messages that the next poll returns. */
export function setMessages(api: FakeApi, ...messages: Message[]): void {
  api.messages = messages;
  api.version += 1;
}

export { SESSION_ID };
