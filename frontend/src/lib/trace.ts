function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A new W3C trace context, so that a request can be traced from the browser to the worker. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`;
}
