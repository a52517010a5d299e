/** One slot of a Redis Cluster, because scripts use these keys together. */
export const KEYS = ['{model}:breaker', '{model}:calls', '{model}:turns', '{model}:account'] as const;

/**
 * Redis' clock, and the day's account in 1/10,000 KES. A day is Kenya's: three hours ahead of UTC, all year. A process that
 * remembers a higher sum restores a Redis that lost its data. ARGV 1–4: budget or 0, day and sum last seen, amount to add.
 */
export const ACCOUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function day_of(ms) return math.floor((ms + 10800000) / 86400000) end
local budget, today = tonumber(ARGV[1]), day_of(now)
local function keep_account()
  local kept = redis.call('HMGET', KEYS[4], 'day', 'spent', 'told')
  local spent, told = 0, 0
  if tonumber(kept[1]) == today then spent, told = tonumber(kept[2]), tonumber(kept[3]) end
  if tonumber(ARGV[2]) == today then spent = math.max(spent, tonumber(ARGV[3])) end
  spent = spent + tonumber(ARGV[4])
  local level = 0
  if budget > 0 and spent >= budget then level = 2 elseif budget > 0 and spent * 10 >= budget * 8 then level = 1 end
  redis.call('HSET', KEYS[4], 'day', today, 'spent', spent, 'told', level)
  redis.call('PEXPIRE', KEYS[4], 172800000)
  return spent, level > told and level or 0
end
local spent, alert = keep_account()
local function answer(what, ms) return { what, ms or 0, today, spent, alert } end
`;

/**
 * May a call be made? ARGV 5–10: ticket, 1 after waiting, longest wait, calls per window or 0, window length, how long a
 * probe may last. A slot is reserved when it is requested, so that the order of arrival is kept.
 */
export const ENTER = `${ACCOUNT}
local open_until = tonumber(redis.call('HGET', KEYS[1], 'open_until'))
local probe_until = tonumber(redis.call('HGET', KEYS[1], 'probe_until')) or 0
if open_until and (now < open_until or now < probe_until) then return answer('breaker_open') end
if budget > 0 and spent >= budget then return answer('daily_budget') end
local turns, window = tonumber(ARGV[8]), tonumber(ARGV[9])
if turns > 0 and ARGV[6] ~= '1' then
  local before = tonumber(redis.call('LINDEX', KEYS[3], turns - 1))
  local at = math.max(now, before and before + window or 0)
  if at - now > tonumber(ARGV[7]) then return answer('rate_limited') end
  redis.call('LPUSH', KEYS[3], at)
  redis.call('LTRIM', KEYS[3], 0, turns - 1)
  redis.call('PEXPIRE', KEYS[3], math.ceil(at - now + window))
  if at > now then return answer('wait', math.ceil(at - now)) end
end
if open_until then redis.call('HSET', KEYS[1], 'probe', ARGV[5], 'probe_until', now + tonumber(ARGV[10])) end
return answer('go')
`;

/**
 * The outcome of a call. ARGV 5–8: ticket, verdict, how long the call counts, how long the breaker opens or 0. It opens when
 * 10 of the last 20 calls failed. While it is open only the outcome of the probe counts.
 */
export const LEAVE = `${ACCOUNT}
local verdict, open_ms = ARGV[6], tonumber(ARGV[8])
if open_ms == 0 then return answer('') end
local function open()
  redis.call('DEL', KEYS[1], KEYS[2])
  redis.call('HSET', KEYS[1], 'open_until', now + open_ms)
  redis.call('PEXPIRE', KEYS[1], open_ms + 86400000)
end
if redis.call('EXISTS', KEYS[1]) == 1 then
  if redis.call('HGET', KEYS[1], 'probe') ~= ARGV[5] then return answer('') end
  if verdict == 'well' then redis.call('DEL', KEYS[1]) return answer('closed') end
  if verdict == 'nothing' then redis.call('HDEL', KEYS[1], 'probe', 'probe_until') else open() end
  return answer('')
end
if verdict == 'nothing' then return answer('') end
redis.call('LPUSH', KEYS[2], (verdict == 'well' and 'w' or 'f') .. string.format('%d', now + tonumber(ARGV[7])))
redis.call('LTRIM', KEYS[2], 0, 19)
redis.call('PEXPIRE', KEYS[2], 600000)
local failed = 0
for _, call in ipairs(redis.call('LRANGE', KEYS[2], 0, 19)) do
  if call:sub(1, 1) == 'f' and tonumber(call:sub(2)) > now then failed = failed + 1 end
end
if verdict ~= 'shut' and failed < 10 then return answer('') end
open()
return answer('opened')
`;
