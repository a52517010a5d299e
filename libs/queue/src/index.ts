export { createConsumer, type Consumer, type ConsumerOptions } from './consumer';
export { createJobRemover, type JobRemover } from './job-remover';
export { openQueue } from './producer-connection';
export { createProducer, type NewJob, type Producer, QueueUnavailableError } from './producer';
