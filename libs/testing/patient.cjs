// Specs state what happens, not how fast: a machine that is busy with other things must not fail them. Containers take their time to start.
jest.setTimeout(process.env.TEST_BACKENDS === 'containers' ? 180_000 : 30_000);
