import * as z from 'zod';
import { envVariables, loadEnv } from './env';

const schema = z.object({
  /** port of metrics and probes; 0 or empty: none */
  METRICS_PORT: envVariables.port(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** milliseconds that the event loop may stand still before the process is ended; 0: any number, as a debugger needs */
  EVENT_LOOP_LIMIT_MS: envVariables.limit(5_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
});

/** What every process of the product takes from its environment besides its own. @throws EnvironmentError */
export const loadOperationsEnv = () => loadEnv(schema);
