/** Loaded by each service: writes the calls of its functions since the last time to NODE_V8_COVERAGE, at SIGWINCH, which nothing else uses. */
const { takeCoverage } = require('node:v8');

process.on('SIGWINCH', takeCoverage);
