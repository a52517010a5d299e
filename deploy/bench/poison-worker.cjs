const { runService } = require('@afya/runtime');
const { startWorker } = require('../../services/ai-worker/dist/start-worker.js');
const { setTimeout: sleep } = require('node:timers/promises');

/** Duration of every reply, so that other replies are in progress when a worker crashes. */
const thinkMs = 300;

/** An engine with two scripted faults: one word crashes its process, another keeps it busy. */
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
