import { type AdminLog, EVENT_TYPES, type EventType, type Revealed } from '@afya/contracts';
import { eventually, type OpenAiAnswer, type Product, startOpenAi, startProduct, type TestOpenAi } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, chatForm, expectStatus, PASSWORD } from '../../test/browser';
import { SAMPLES } from '../../test/sample-files';

/*
 * A patient uses the whole product, from registration to deletion, with a model that answers, fails and returns forbidden answers.
 * Afterwards admins find every type of event in the log.
 */

/** Token use that the fake model reports for each call, and its cost at the default prices. */
const CALL = { tokenCount: 1_500, responseTimeMs: expect.any(Number) };
const SMALL = { modelUsed: 'gpt-4o-mini', metrics: { ...CALL, costKES: 0.0585 } };
const LARGE = { modelUsed: 'gpt-4o', metrics: { ...CALL, costKES: 0.975 } };

let product: Product;
let model: TestOpenAi;
let patient: Browser;
let admin: Browser;
const ids = { patient: '', admin: '', session: '' };
const usernames = { patient: `mgonjwa-${randomUUID().slice(0, 8)}`, admin: `daktari-${randomUUID().slice(0, 8)}` };

beforeAll(async () => {
  model = await startOpenAi();
  product = await startProduct({ env: { RETRY_MS: '50', ERASURE_SETTLE_MS: '500' } });
  const engine = { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url };
  await product.startWorker(undefined, { ...engine, OPENAI_BREAKER_MS: '0', OPENAI_RETRY_MS: '5' });
  [patient, admin] = [new Browser(product.url), new Browser(product.url)];
  ids.patient = await patient.register(usernames.patient);
  ids.admin = await admin.register(usernames.admin);
  await product.database.query(`UPDATE auth.account SET role = 'admin' WHERE id = $1`, [ids.admin]);
}, 300_000);
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

const json = async <Body>(response: Response, status = 200) => (await expectStatus(response, status)).json() as Body;
const login = (password: string) =>
  new Browser(product.url).json('POST', '/api/auth/login', { username: usernames.patient, password });

async function send(form: FormData, status = 202): Promise<void> {
  await expectStatus(await patient.request('POST', `/api/chat/${ids.session}`, { body: form }), status);
}

/** Queues the model's next answers, sends a message, and waits until no reply is pending. */
async function ask(form: FormData, ...answers: OpenAiAnswer[]): Promise<void> {
  await model.next(...answers);
  await send(form);
  await eventually(
    async () => {
      const read = await patient.request('GET', `/api/messages/${ids.session}`);
      const messages = await json<{ metadata: { status: string } }[]>(read);
      expect(messages.filter(({ metadata }) => metadata.status === 'pending')).toEqual([]);
    },
    { timeoutMs: 30_000, everyMs: 150 },
  );
}

function formOf(text: string, file?: { bytes: Buffer; name: string }, purchases: object[] = []): FormData {
  const form = chatForm(text);
  if (purchases.length > 0) form.set('purchases', JSON.stringify(purchases));
  if (file) form.set('files', new Blob([new Uint8Array(file.bytes)], { type: 'image/png' }), file.name);
  if (file) form.set('fileTypes', 'image');
  return form;
}

const both = (text: string) => ({ en: text, sw: text });
const DIAGNOSIS = {
  preliminaryDiagnosis: both('Malaria'),
  score: 72,
  adviceLevel: 'urgent',
  differentialDiagnoses: [],
  reasoningPath: [],
  criticalFactors: [],
  recommendations: [both('Take a test')],
  whenToGoNow: [],
};

async function consult(): Promise<void> {
  ids.session = await patient.open();
  await ask(formOf('My stomach hurts'), { reply: { stage: 'context_validation' } });
  const purchases = [{ id: randomUUID(), credits: 50, method: 'mpesa' }];
  await ask(formOf('It hurts here', { bytes: SAMPLES.png, name: 'here.png' }, purchases), { fault: 'quota' });
  await send(formOf('And here', { bytes: Buffer.from('no picture'), name: 'there.png' }), 415);
  await ask(formOf('I have crushing chest pain and I cannot breathe'));
  await product.database.query(`UPDATE consultation.session SET stage = 'diagnostic_prompt' WHERE id = $1`, [
    ids.session,
  ]);
  await ask(formOf('yes'), { reply: { stage: 'final_analysis', diagnosis: DIAGNOSIS } });
  await ask(formOf('thank you'), { reply: { stage: 'initial_gathering' } });
  const messages = `/api/messages/${ids.session}`;
  const [last] = (await json<{ id: string }[]>(await patient.request('GET', messages))).toReversed();
  const rating = { value: 'down', reason: 'too short' };
  await expectStatus(await patient.json('POST', `${messages}/${last!.id}/rating`, rating), 200);
  await model.next({ fault: 'hang' });
  const sent = await patient.request('POST', `/api/chat/${ids.session}`, { body: formOf('never mind') });
  const { replyId } = await json<{ replyId: string }>(sent, 202);
  await expectStatus(await patient.request('DELETE', `/api/chat/${ids.session}/reply/${replyId}`), 200);
}

/** The log's entries of a type, read through the dashboard's route. */
async function logged(type: EventType): Promise<AdminLog[]> {
  const page = await admin.request('GET', `/api/admin/logs?eventType=${type}`);
  return json<AdminLog[]>(page);
}
const waitForLogged = (type: EventType) =>
  eventually(
    async () => {
      const entries = await logged(type);
      expect([type, entries.length]).not.toEqual([type, 0]);
      return entries;
    },
    { timeoutMs: 60_000, everyMs: 150 },
  );

async function oversee(): Promise<void> {
  const [diagnosed] = await waitForLogged('diagnosis');
  const verdict = { verdict: 'right', note: 'as the test showed' };
  await json(await admin.json('POST', `/api/admin/diagnoses/${diagnosed!.id}/verdict`, verdict));
  const reason = { reason: 'a complaint of the patient' };
  const read = await json<Revealed>(await admin.json('POST', `/api/admin/sessions/${ids.session}/reveal`, reason));
  expect(read.messages.map(({ content }) => content)).toContain('My stomach hurts');
}

async function eraseAnother(): Promise<void> {
  const visitor = new Browser(product.url);
  await visitor.open();
  await expectStatus(await visitor.request('DELETE', '/api/me'), 200);
}

type ExpectedLog = Partial<Record<keyof AdminLog, unknown>>;
/** The required entries of each type. A type without a line does not compile. */
function expected(): Record<EventType, ExpectedLog[]> {
  const here = { sessionId: ids.session, userId: ids.patient };
  const nowhere = { sessionId: null, consultationStage: null };
  const withDetails = (details: object) => ({ contentSnapshot: expect.objectContaining(details) });
  const call = (outcome: string) => ({ ...here, ...withDetails({ outcome }) });
  return {
    session_created: [{ ...here, severity: 'info', consultationStage: 'initial_gathering' }],
    message_accepted: [{ ...here, severity: 'info', ...withDetails({ language: 'en', textLength: 16, files: 0 }) }],
    file_accepted: [{ ...here, severity: 'info', ...withDetails({ type: 'image' }) }],
    file_refused: [{ ...here, severity: 'warning', ...withDetails({ code: 'FILE_TYPE_INVALID' }) }],
    red_flag: [{ ...here, severity: 'warning', ...withDetails({ level: 'emergency' }) }],
    engine_call: [
      { ...call('done'), ...SMALL, severity: 'info' },
      { ...call('done'), ...LARGE, severity: 'info' },
      {
        ...call('quota'),
        severity: 'warning',
        metrics: { tokenCount: 0, costKES: 0, responseTimeMs: CALL.responseTimeMs },
      },
    ],
    failover: [{ ...here, severity: 'warning', ...withDetails({ reason: 'quota', calls: 1 }) }],
    reply: [{ ...here, severity: 'info', ...SMALL }],
    reply_stopped: [{ ...here, severity: 'info', ...withDetails({ replyId: expect.any(String) }) }],
    rating: [{ ...here, severity: 'info', ...withDetails({ value: 'down', hasReason: true }) }],
    stage_change: [
      { ...here, severity: 'info', ...withDetails({ from: 'initial_gathering', to: 'context_validation' }) },
    ],
    diagnosis: [
      { ...here, diagnosisInfo: expect.objectContaining({ preliminaryDiagnosis: 'Malaria', confidenceScore: 72 }) },
    ],
    error: [{ ...here, severity: 'warning', ...withDetails({ code: 'STAGE_REFUSED', to: 'initial_gathering' }) }],
    credits_charged: [{ ...here, severity: 'info', ...withDetails({ credits: expect.any(Number) }) }],
    credits_refunded: [{ ...here, severity: 'info', ...withDetails({ credits: expect.any(Number) }) }],
    credits_bought: [{ ...here, severity: 'info', ...withDetails({ credits: 50, method: 'mpesa' }) }],
    register: [{ ...nowhere, severity: 'info', userId: ids.patient }],
    login: [{ ...nowhere, severity: 'info', userId: ids.patient }],
    login_failed: [
      { ...nowhere, severity: 'warning', userId: ids.patient, ...withDetails({ reason: 'wrong_password' }) },
    ],
    admin_read: [{ severity: 'info', userId: ids.admin }],
    reveal: [
      {
        sessionId: ids.session,
        severity: 'info',
        userId: ids.admin,
        ...withDetails({ reason: 'a complaint of the patient' }),
      },
    ],
    verdict: [{ sessionId: ids.session, severity: 'info', userId: ids.admin, ...withDetails({ verdict: 'right' }) }],
    erasure: [
      { ...nowhere, severity: 'info', userId: null, ...withDetails({ scope: 'everything', askedBy: 'visitor' }) },
    ],
  };
}

test('the log contains every type of event with its user, session, stage, details and cost', async () => {
  expect((await login('not it')).status).toBe(401);
  expect((await login(PASSWORD)).status).toBe(200);
  await consult();
  await oversee();
  await eraseAnother();
  const all = expected();
  for (const type of EVENT_TYPES) {
    const entries = await waitForLogged(type);
    expect([type, entries]).toEqual([
      type,
      expect.arrayContaining(all[type].map((entry) => expect.objectContaining(entry))),
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  }
}, 300_000);
