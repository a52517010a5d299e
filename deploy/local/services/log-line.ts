/** In every line, or of no use to a reader in the terminal. */
const hidden = new Set(['time', 'level', 'service', 'msg', 'pid', 'hostname', 'v']);

/**
 * A line of a service's output for the terminal: `12:01:02.345 info  gateway: listening port=3000`. A line that is not the logger's
 * JSON follows the service's name unchanged.
 */
export function formatLogLine(label: string, line: string): string {
  const entry = parse(line);
  if (entry === undefined) return `             ${' '.repeat(5)} ${label}: ${line}`;
  const time = new Date((entry.time as string) ?? Date.now()).toISOString().slice(11, 23);
  const rest = Object.entries(entry)
    .filter(([key, value]) => !hidden.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => ` ${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return `${time} ${String(entry.level ?? '').padEnd(5)} ${label}: ${entry.msg ?? ''}${rest.join('')}`;
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
