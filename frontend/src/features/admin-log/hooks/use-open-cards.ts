import { useState } from 'react';
import type { CardState } from '../components/log-card';

/** Which cards are open, by the ids of their logs. */
export function useOpenCards(): (id: string) => CardState {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return (id) => ({
    open: openIds.has(id),
    setOpen: (open) =>
      setOpenIds((before) => {
        const next = new Set(before);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      }),
  });
}
