import { freePort } from '../free-port';
import { startService } from '../product/service-process';
import type { OpenAiAnswer, OpenAiRequest, OpenAiScript } from './answers';

/** A running counterpart of the language-model engine, in a process of its own. */
export interface TestOpenAi {
  /** for OPENAI_BASE_URL */
  url: string;
  /** From now on it answers so. */
  script(script: OpenAiScript): Promise<void>;
  /** The next calls are answered so, the rest well. */
  next(...once: OpenAiAnswer[]): Promise<void>;
  /** what it was asked since it was last cleared, oldest first */
  requests(): Promise<OpenAiRequest[]>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port of the loopback interface. It ends when this process does. */
export async function startOpenAi(): Promise<TestOpenAi> {
  const port = await freePort();
  const process = await startService({
    label: 'openai',
    script: 'libs/testing/src/openai/server.main.ts',
    env: { PORT: String(port) },
  });
  const at = `http://127.0.0.1:${port}`;
  const script = async (told: OpenAiScript) => {
    await fetch(`${at}/script`, { method: 'PUT', body: JSON.stringify(told) });
  };
  return {
    url: `${at}/v1`,
    script,
    next: (...once) => script({ once }),
    requests: async () => (await (await fetch(`${at}/requests`)).json()) as OpenAiRequest[],
    async clear() {
      await fetch(`${at}/requests`, { method: 'DELETE' });
    },
    async stop() {
      await process.end('SIGKILL');
    },
  };
}
