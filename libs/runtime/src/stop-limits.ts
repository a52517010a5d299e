/**
 * Milliseconds that a stopping process gives the calls and the jobs in its hands, together. What is left then is taken up by others. Less
 * than STOP_MS, so that what was finished can be told and connections be closed.
 */
export const DRAIN_MS = 20_000;

/** Milliseconds after which a stopping process is ended. Who runs it must wait longer before killing it: 30 s in deploy. */
export const STOP_MS = 25_000;
