import { counter } from '@afya/runtime';

/** Counts reveals and exports by admins, because an unusual number of them may be abuse. */
export const contentReads = counter({
  name: 'afya_admin_content_reads_total',
  help: 'conversations or messages revealed by admins, and exports of the log',
  labels: ['kind'],
  known: ['reveal', 'export'].map((kind) => ({ kind })),
});
