/** The bar at the bottom and its text field, shared with index.html (app/shell). */
export const COMPOSER_BAR =
  'flex min-h-0 flex-col border-t border-line bg-surface px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] md:rounded-t-card md:border-x';
export const COMPOSER_ROW = 'flex shrink-0 flex-wrap items-end justify-between gap-x-0.5 gap-y-2';
export const COMPOSER_FIELD =
  'field-sizing-content max-h-[min(9.25rem,30dvh)] min-h-11 min-w-0 flex-1 resize-none rounded-control border border-edge bg-surface px-3 py-2 text-lg outline-offset-0 placeholder:text-muted disabled:opacity-60';
