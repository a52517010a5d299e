import { classNames } from '../../lib/class-names';

const SHAPES = {
  centre:
    'inset-x-0 bottom-0 max-h-[94dvh] rounded-t-card sm:inset-auto sm:left-1/2 sm:top-1/2 sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  right: 'inset-y-0 right-0 w-full max-w-sm sm:rounded-l-card',
} as const;

export type DialogShape = keyof typeof SHAPES;

export const DIALOG_OVERLAY = 'fixed inset-0 z-40 bg-black/50';
export const DIALOG_TITLE = 'flex-1 wrap-break-word text-xl font-semibold leading-tight';

export function dialogContentClass(shape: DialogShape): string {
  return classNames(
    'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-surface p-5 shadow-float outline-none max-md:short:px-3',
    'pb-[max(1.25rem,env(safe-area-inset-bottom))]',
    SHAPES[shape],
  );
}
