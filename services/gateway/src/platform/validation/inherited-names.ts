/** Property names that could change the prototype of all objects (prototype pollution). */
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isInherited = (name: string) => INHERITED.has(name);
