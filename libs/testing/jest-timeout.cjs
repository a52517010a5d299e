// Specs test behaviour, not speed: a busy machine must not fail them, and containers take time to start.
jest.setTimeout(process.env.TEST_BACKENDS === 'containers' ? 180_000 : 30_000);
