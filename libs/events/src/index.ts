export { EventRelay, type EventRelayOptions } from './event.relay';
export { type EventPlace, logEvent } from './log-event';
export { type EventRow, eventRow, insertOutbox, encryptEventRow, insertEvents } from './outbox-rows';
