const { runService } = require('@afya/runtime');
const { startWorker } = require('../../services/ai-worker/dist/start-worker.js');
const { setTimeout: sleep } = require('node:timers/promises');

/** Milliseconds that every reply takes: neighbours are under way when a worker dies. */
const thinkMs = 300;

/** An engine that two words crash or keep busy, as a fault in it would. */
const poisonedEngine = {
  async reply(turn) {
    const text = turn.messages.map((message) => message.text).join(' ');
    if (text.includes('scripted-crash')) process.kill(process.pid, 'SIGKILL');
    if (text.includes('scripted-spin')) for (const until = Date.now() + 25_000; Date.now() < until;);
    await sleep(thinkMs);
    return {
      content: { en: 'Noted.', sw: 'Nimeelewa.' },
      stage: turn.stage,
      collectedInfo: turn.collectedInfo,
      confidence: turn.confidence,
      redFlags: [],
      adviceLevel: null,
      memory: turn.memory ?? null,
      call: { model: 'scripted', tokenCount: 0, costKES: 0, responseTimeMs: thinkMs },
    };
  },
};

void runService('ai-worker', () => startWorker(poisonedEngine));
