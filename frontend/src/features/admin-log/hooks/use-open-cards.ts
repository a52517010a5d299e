import { useState } from 'react';
import type { CardState } from '../components/log-card';

/** Tracks which cards are open, by log id. */
export function useOpenCards(): (id: string) => CardState {
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
