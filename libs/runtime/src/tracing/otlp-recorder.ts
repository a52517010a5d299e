import type { Span } from '@opentelemetry/api';
import { type OpenSpan, type SpanKind, type SpanRecorder } from './span';

const KINDS = {
  internal: 'INTERNAL',
  server: 'SERVER',
  client: 'CLIENT',
  producer: 'PRODUCER',
  consumer: 'CONSUMER',
} as const satisfies Record<SpanKind, string>;
/** Milliseconds between exports, and the time limit of an export. */
const SEND_MS = 1_000;
const EXPORT_MS = 5_000;

/**
 * Sends spans as OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT; the exporter reads that variable and the related standard
 * ones (headers, compression). When the collector is down, only spans are lost. The packages are loaded only here, because
 * they need memory that a process without traces does not use.
 */
export async function otlpRecorder(service: string): Promise<SpanRecorder> {
  const api = await loadApi();
  const provider = await openProvider(service);
  const tracer = provider.getTracer('afya');
  return {
    start({ name, kind = 'internal', attributes = {}, parent }) {
      const { ROOT_CONTEXT, SpanKind, trace } = api;
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parse(parent)) : ROOT_CONTEXT;
      return toOpenSpan(api, tracer.startSpan(name, { kind: SpanKind[KINDS[kind]], attributes }, context));
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

function toOpenSpan({ SpanStatusCode, TraceFlags }: Awaited<ReturnType<typeof loadApi>>, span: Span): OpenSpan {
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

/** The value is valid: `isTraceparent` has checked it. */
function parse(traceparent: string) {
  const [, traceId = '', spanId = '', flags = '01'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
}
