import { serveProbes } from './health/serve-probes';
import { measureProcess } from './metrics/registry';
import { loadOperationsEnv } from './operations.env';
import { otlpRecorder } from './tracing/otlp-recorder';
import { recordSpans } from './tracing/span';

/** Time limit for sending the last spans. */
const LAST_SPANS_MS = 2_000;

/**
 * Starts the configured tools for operators: a port for metrics and probes, and tracing. Disabled tools are not loaded.
 * Returns a function that closes them after the work has ended. @throws EnvironmentError
 */
export async function openOperations(service: string, isServing: () => boolean): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = loadOperationsEnv();
  if (port) measureProcess();
  const probes = port ? await serveProbes({ port, host, isServing }) : undefined;
  const recorder = collector ? await otlpRecorder(service) : undefined;
  recordSpans(recorder);
  return async () => {
    const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_SPANS_MS).unref());
    await Promise.race([recorder?.close().catch(() => undefined), late]);
    await probes?.close();
  };
}
