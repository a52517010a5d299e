import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { loadWithRetry } from './load-with-retry';

interface LazyModule<Module> {
  /** Undefined until it is loaded. */
  module?: Module;
  failed: boolean;
}

/** A module that is loaded once, after the first screen. After a failure, the next call of `load` tries again. */
export function lazyModule<Module>(importModule: () => Promise<Module>) {
  const store = atom<LazyModule<Module>>({ failed: false });
  let loading: Promise<Module | undefined> | undefined;

  async function attempt(): Promise<Module | undefined> {
    try {
      const module = await loadWithRetry(importModule);
      store.set({ module, failed: false });
      return module;
    } catch (error) {
      console.error(error);
      loading = undefined;
      store.set({ failed: true });
      return undefined;
    }
  }
  const load = () => (loading ??= attempt());

  /** Loads the module once `isNeeded`, and after a failure again when the connection is back. */
  function useModule(isNeeded: boolean): LazyModule<Module> {
    useEffect(() => {
      if (!isNeeded) return;
      const start = () => void load();
      start();
      window.addEventListener('online', start);
      return () => window.removeEventListener('online', start);
    }, [isNeeded]);
    return useStore(store);
  }

  return { load, useModule };
}
