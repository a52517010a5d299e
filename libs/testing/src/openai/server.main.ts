/**
 * A fake language-model server: a process that speaks OpenAI's HTTP protocol, responds by its script and records requests.
 * `PUT /script` sets the script, `GET /requests` recyclePosition the requests, `DELETE /requests` clears them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAiAnswer, OpenAiRequest, OpenAiScript } from './answers';
import { RESPOND, respondWell } from './respond';
import { readForm, respondWithWords } from './transcriptions';

let script: OpenAiScript = {};
let requests: OpenAiRequest[] = [];
let cyclePosition = 0;

function nextAnswer({ raw }: OpenAiRequest): OpenAiAnswer {
  const word = Object.keys(script.byWord ?? {}).find((each) => raw.includes(each));
  if (word) return script.byWord?.[word] ?? {};
  const first = script.once?.shift();
  if (first) return first;
  const { cycle = [] } = script;
  return cycle[cyclePosition++ % Math.max(1, cycle.length)] ?? {};
}

function parsed(raw: string): Record<string, unknown> {
  try {
    return JSON.parse(raw) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url: path = '' } = request;
  const bytes = await buffer(request);
  const raw = bytes.toString();
  if (path === '/script') {
    script = parsed(raw);
    cyclePosition = 0;
    return sendJson(response, {});
  }
  if (path === '/requests') {
    sendJson(response, requests);
    if (method === 'DELETE') requests = [];
    return;
  }
  if (path.endsWith('/models')) return sendJson(response, { object: 'list', data: [] });
  const headers = request.headers as Record<string, string>;
  const isVoice = path.endsWith('/audio/transcriptions');
  const form = isVoice ? await readForm(bytes, headers['content-type']) : undefined;
  const received = form
    ? { method, path, headers, raw: JSON.stringify(form), body: form }
    : { method, path, headers, raw, body: parsed(raw) };
  requests.push(received);
  const answer = nextAnswer(received);
  if (answer.delayMs) await sleep(answer.delayMs);
  if (answer.fault) RESPOND[answer.fault](response, received, answer);
  else (isVoice ? respondWithWords : respondWell)(response, received, answer);
}

const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
  process.send?.({ type: 'ready' });
});
process.on('disconnect', () => process.exit(0));
