import type { Span } from '@opentelemetry/api';
import { type OpenSpan, type SpanKind, type SpanRecorder } from './span';

const KINDS = {
  internal: 'INTERNAL',
  server: 'SERVER',
  client: 'CLIENT',
  producer: 'PRODUCER',
  consumer: 'CONSUMER',
} as const satisfies Record<SpanKind, string>;
/** Milliseconds: spans are sent together after so long, and given up when a collector takes longer. */
const SEND_MS = 1_000;
const EXPORT_MS = 5_000;

/**
 * Sends spans as OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT; the exporter reads that and its standard companions (headers,
 * compression) itself. A collector that is away costs spans and nothing else. The packages are loaded here and not before: they take
 * memory that a process without traces does not have to give.
 */
export async function otlpRecorder(service: string): Promise<SpanRecorder> {
  const api = await loadApi();
  const provider = await openProvider(service);
  const tracer = provider.getTracer('afya');
  return {
    start({ name, kind = 'internal', facts = {}, parent }) {
      const { ROOT_CONTEXT, SpanKind, trace } = api;
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parse(parent)) : ROOT_CONTEXT;
      return opened(api, tracer.startSpan(name, { kind: SpanKind[KINDS[kind]], attributes: facts }, context));
    },
    close: () => provider.shutdown(),
  };
}

const loadApi = () => import('@opentelemetry/api');

async function openProvider(service: string) {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const exporter = new OTLPTraceExporter();
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'afya' }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_MS, exportTimeoutMillis: EXPORT_MS }),
    ],
  });
}

function opened({ SpanStatusCode, TraceFlags }: Awaited<ReturnType<typeof loadApi>>, span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
    add(more, renamed) {
      span.setAttributes(more);
      if (renamed) span.updateName(renamed);
    },
    end(failure) {
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** Ours are in order: `isTraceparent` was asked before. */
function parse(traceparent: string) {
  const [, traceId = '', spanId = '', flags = '01'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
}
