/**
 * Milliseconds that a stopping process has for its calls and jobs in progress, together. Other processes take over the rest.
 * Less than STOP_MS, so that results can still be reported and connections closed.
 */
export const DRAIN_MS = 20_000;

/** Milliseconds after which a stopping process ends itself. Its supervisor must wait longer before killing it: 30 s in deploy. */
export const STOP_MS = 25_000;
