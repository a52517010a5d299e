import { findRedFlags } from '@afya/clinical';
import { parentPort } from 'node:worker_threads';
import { type ScanInput } from './red-flag-scanner';

/** Scans one text after the other, outside the event loop that accepts messages. */
parentPort?.on('message', (input: ScanInput) => parentPort?.postMessage(findRedFlags(input)));
