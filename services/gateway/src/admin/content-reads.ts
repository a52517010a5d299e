import { counter } from '@afya/runtime';

/** Reveals and exports of admins: many of them at once are worth a look. */
export const contentReads = counter({
  name: 'afya_admin_content_reads_total',
  help: 'conversations or messages that admins revealed, and exports of the log',
  labels: ['kind'],
  known: ['reveal', 'export'].map((kind) => ({ kind })),
});
