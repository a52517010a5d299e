export { createConsumer, type Consumer, type ConsumerOptions } from './consumer';
export { createJobRemover, type JobRemover } from './job-remover';
export { createProducer, type NewJob, type Producer, QueueUnavailableError } from './producer';
