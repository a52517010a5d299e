/**
 * Adds requests to a stream up to its limit, in one step, so that concurrent callers cannot exceed it.
 * KEYS: stream. ARGV: limit, then message, body and signature of each request. Returns the number of accepted requests and Redis' TIME.
 */
export const ENQUEUE = `
local room = tonumber(ARGV[1]) - redis.call('XLEN', KEYS[1])
local accepted = 0
for i = 2, #ARGV, 3 do
  if accepted >= room then break end
  redis.call('XADD', KEYS[1], '*', 'message', ARGV[i], 'body', ARGV[i + 1], 'signature', ARGV[i + 2])
  accepted = accepted + 1
end
local time = redis.call('TIME')
return { accepted, time[1], time[2] }`;

/**
 * Removes consumers without pending entries. Checking and removing must be one step: removing a consumer that has just been assigned an
 * entry would lose the entry. KEYS: stream. ARGV: group, idle milliseconds, name ('' for any).
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
