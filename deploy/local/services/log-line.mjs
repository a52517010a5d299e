/** What every line carries or what says nothing to a reader in the terminal. */
const hidden = new Set(['time', 'level', 'service', 'msg', 'pid', 'hostname', 'v']);

/**
 * One line of a service's output for the terminal: `12:01:02.345 info  gateway: listening port=3000`. A line that is not the
 * logger's JSON is passed on as it is, after the service's name.
 * @param {string} label
 * @param {string} line
 */
export function formatLogLine(label, line) {
  const entry = parse(line);
  if (entry === undefined) return `             ${' '.repeat(5)} ${label}: ${line}`;
  const time = new Date(/** @type {string | number} */ (entry.time ?? Date.now())).toISOString().slice(11, 23);
  const rest = Object.entries(entry)
    .filter(([key, value]) => !hidden.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => ` ${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return `${time} ${String(entry.level ?? '').padEnd(5)} ${label}: ${entry.msg ?? ''}${rest.join('')}`;
}

/** @param {string} line @returns {Record<string, unknown> | undefined} */
function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
