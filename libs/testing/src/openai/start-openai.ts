import { freePort } from '../free-port';
import { startService } from '../product/service-process';
import type { OpenAiAnswer, OpenAiRequest, OpenAiScript } from './answers';

/** A running fake language-model server, in a separate process. */
export interface TestOpenAi {
  /** for OPENAI_BASE_URL */
  url: string;
  /** Sets the script of all following calls. */
  script(script: OpenAiScript): Promise<void>;
  /** Sets the responses of the next calls; later calls succeed. */
  next(...once: OpenAiAnswer[]): Promise<void>;
  /** the requests since the last clearing, oldest first */
  requests(): Promise<OpenAiRequest[]>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port of the loopback interface. It ends with this process. */
export async function startOpenAi(): Promise<TestOpenAi> {
  const port = await freePort();
  const process = await startService({
    label: 'openai',
    script: 'libs/testing/src/openai/server.main.ts',
    env: { PORT: String(port) },
  });
  const at = `http://127.0.0.1:${port}`;
  const setScript = async (script: OpenAiScript) => {
    await fetch(`${at}/script`, { method: 'PUT', body: JSON.stringify(script) });
  };
  return {
    url: `${at}/v1`,
    script: setScript,
    next: (...once) => setScript({ once }),
    requests: async () => (await (await fetch(`${at}/requests`)).json()) as OpenAiRequest[],
    async clear() {
      await fetch(`${at}/requests`, { method: 'DELETE' });
    },
    async stop() {
      await process.end('SIGKILL');
    },
  };
}
