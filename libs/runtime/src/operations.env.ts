import * as z from 'zod';
import { envVariables, loadEnv } from './env';

const schema = z.object({
  /** port of metrics and probes; 0 or empty: disabled */
  METRICS_PORT: envVariables.port(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** milliseconds that the event loop may be blocked before the process is killed; 0: no limit, for debugging */
  EVENT_LOOP_LIMIT_MS: envVariables.limit(5_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
});

/** Settings that every process of the product has. @throws EnvironmentError */
export const loadOperationsEnv = () => loadEnv(schema);
