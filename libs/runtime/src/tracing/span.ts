import { AppError } from '../app-error';
import { currentTraceparent, isTraceparent, withTrace } from '../trace';

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';
/** Codes, counts and names of the product; never user input or identities. */
type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** W3C traceparent; default: the current trace; a new one when it is malformed */
  parent?: string | undefined;
}

/** A unit of work in a trace. */
export interface OpenSpan {
  /** passed on with the work, so that the spans it causes become children */
  traceparent: string;
  add(attributes: SpanAttributes, name?: string): void;
  /** `failure`: the error code, never a message */
  end(failure?: string): void;
}

export interface SpanRecorder {
  start(span: SpanStart & { parent: string | undefined }): OpenSpan;
  /** sends the remaining spans */
  close(): Promise<void>;
}

let recorder: SpanRecorder | undefined;

const UNRECORDED: OpenSpan = {
  get traceparent() {
    return currentTraceparent();
  },
  add: () => undefined,
  end: () => undefined,
};

/** Sets the recorder of this process; undefined disables recording. */
export function recordSpans(by: SpanRecorder | undefined): void {
  recorder = by;
}

/** Opens a span that the caller ends. Without a recorder only the trace context is passed on. */
export function startSpan(span: SpanStart): OpenSpan {
  const traceparent = 'parent' in span ? span.parent : currentTraceparent();
  const parent = isTraceparent(traceparent) ? traceparent : undefined;
  if (recorder) return recorder.start({ ...span, parent });
  return parent ? { ...UNRECORDED, traceparent: parent } : UNRECORDED;
}

/** Runs `work` in a span of its trace, the parent of its calls. */
export async function inSpan<Result>(span: SpanStart, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  if (!recorder && !('parent' in span)) return work(UNRECORDED);
  const open = startSpan(span);
  try {
    const result = await withTrace(open.traceparent, () => work(open));
    open.end();
    return result;
  } catch (error) {
    open.end(nameOfError(error));
    throw error;
  }
}

/** The name of an error, for places where its message must not appear. */
export function nameOfError(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
