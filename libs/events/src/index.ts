export { EventRelay, type EventRelayOptions } from './event.relay';
export { type EventPlace, logEvent } from './log-event';
export { type EventRow, eventRow, insertOutbox, sealEventRow, tellEvents } from './outbox-rows';
