/**
 * The counterpart of the language-model engine: a process that speaks OpenAI's HTTP protocol, answers as it is told and
 * remembers what it was asked. `PUT /script` tells it, `GET /requests` reads what came, `DELETE /requests` forgets it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAiAnswer, OpenAiRequest, OpenAiScript } from './answers';
import { RESPOND, respondWell } from './respond';

let script: OpenAiScript = {};
let asked: OpenAiRequest[] = [];
let turns = 0;

function nextAnswer({ raw }: OpenAiRequest): OpenAiAnswer {
  const word = Object.keys(script.byWord ?? {}).find((each) => raw.includes(each));
  if (word) return script.byWord?.[word] ?? {};
  const first = script.once?.shift();
  if (first) return first;
  const { cycle = [] } = script;
  return cycle[turns++ % Math.max(1, cycle.length)] ?? {};
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
  const raw = await text(request);
  if (path === '/script') {
    script = parsed(raw);
    turns = 0;
    return sendJson(response, {});
  }
  if (path === '/requests') {
    sendJson(response, asked);
    if (method === 'DELETE') asked = [];
    return;
  }
  if (path.endsWith('/models')) return sendJson(response, { object: 'list', data: [] });
  const received = { method, path, headers: request.headers as Record<string, string>, raw, body: parsed(raw) };
  asked.push(received);
  const answer = nextAnswer(received);
  if (answer.delayMs) await sleep(answer.delayMs);
  (answer.fault ? RESPOND[answer.fault] : respondWell)(response, received, answer);
}

const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
  process.send?.({ type: 'ready' });
});
process.on('disconnect', () => process.exit(0));
