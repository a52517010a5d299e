export { createConsumer, type Consumer, type ConsumerOptions } from './consumer';
export { createProducer, type NewJob, type Producer, QueueUnavailableError } from './producer';
