/** Names by which a body would reach what all objects share. */
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isInherited = (name: string) => INHERITED.has(name);
