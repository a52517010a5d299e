const { runService } = require('@afya/runtime');
const { startWorker } = require('../../services/ai-worker/dist/start-worker.js');

/** An engine that answers at once and changes nothing, so that the bench measures only the path around it. */
const instantEngine = {
  reply: async (turn) => ({
    content: { en: 'Noted.', sw: 'Nimeelewa.' },
    stage: turn.stage,
    collectedInfo: turn.collectedInfo,
    confidence: turn.confidence,
    redFlags: [],
    adviceLevel: null,
    memory: turn.memory ?? null,
    call: { model: 'instant', tokenCount: 0, costKES: 0, responseTimeMs: 0 },
  }),
};

void runService('ai-worker', () => startWorker(instantEngine));
