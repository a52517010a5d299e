import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** The open state of the header's menu. A press outside, Escape and the choice of an item close it. */
export function useHeaderMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      // The popover of the account is opened from the menu, but it is not inside it.
      const isInside = [button.current, panel.current].some((part) => part?.contains(target));
      if (!isInside && !target.closest('[data-radix-popper-content-wrapper]')) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    button,
    panel,
    toggle: () => setOpen(!isOpen),
    onChoose: ({ target }: MouseEvent) => {
      // The account's own popover is attached to its button in the menu.
      if (!isOpen || !(target instanceof Element) || target.closest('[aria-haspopup]')) return;
      // A dialog returns the focus to the element that had it, and the chosen item is hidden by then.
      button.current?.focus();
      setOpen(false);
    },
  };
}
