import { useEffect } from 'react';

/** Sets the title of the browser tab, which screen readers also announce. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
