/** Health check of an image without curl: exit code 0 when the service reports ready. */
import { get } from 'node:http';

const url = `http://127.0.0.1:${process.env.METRICS_PORT}/health/ready`;
const end = (/** @type {boolean} */ isReady) => process.exit(isReady ? 0 : 1);
get(url, { timeout: 4_000 }, ({ statusCode }) => end(statusCode === 200))
  .on('timeout', () => end(false))
  .on('error', () => end(false));
