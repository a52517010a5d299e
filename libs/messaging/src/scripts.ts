/**
 * Adds requests to a stream for as long as it has room, in one step, so that callers cannot overrun the bound together.
 * KEYS: stream. ARGV: bound, then message, body and signature of each request. Returns how many were taken, and Redis' TIME.
 */
export const ENQUEUE = `
local room = tonumber(ARGV[1]) - redis.call('XLEN', KEYS[1])
local taken = 0
for i = 2, #ARGV, 3 do
  if taken >= room then break end
  redis.call('XADD', KEYS[1], '*', 'message', ARGV[i], 'body', ARGV[i + 1], 'signature', ARGV[i + 2])
  taken = taken + 1
end
local time = redis.call('TIME')
return { taken, time[1], time[2] }`;

/**
 * Removes consumers that hold nothing. Looking and removing must be one step: removing one that has just been given an entry
 * would lose the entry. KEYS: stream. ARGV: group, idle milliseconds, name ('' for any).
 */
export const REMOVE_CONSUMERS = `
local removed = 0
for _, fields in ipairs(redis.call('XINFO', 'CONSUMERS', KEYS[1], ARGV[1])) do
  local consumer = {}
  for i = 1, #fields, 2 do consumer[fields[i]] = fields[i + 1] end
  local named = ARGV[3] == '' or ARGV[3] == consumer.name
  if named and consumer.pending == 0 and consumer.idle >= tonumber(ARGV[2]) then
    removed = removed + 1
    redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[1], consumer.name)
  end
end
return removed`;
