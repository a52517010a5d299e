import { useState } from 'react';
import type { CardState } from '../components/log-card';

/** The state of a card by its log id. */
export type GetCard = (id: string) => CardState;

/** Tracks which cards are open. */
export function useOpenCards(): GetCard {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return (id) => ({
    open: openIds.has(id),
    setOpen: (open) =>
      setOpenIds((previous) => {
        const next = new Set(previous);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      }),
  });
}
