import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadWithRetry } from '../../lib/load-with-retry';

interface LazyPartOptions<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown when loading fails: without a network, or when the server has replaced this version. */
  Failed: ComponentType<NoInfer<Props>>;
  /** Shown while loading. */
  fallback?: ReactNode;
}

/** A component that is loaded on first use, with one retry. After a failure, the next use tries again. */
export function lazyPart<Props extends object>({ load, Failed, fallback }: LazyPartOptions<Props>) {
  const attempt = () => {
    const result = {
      failed: false,
      Part: lazy(() =>
        loadWithRetry(load).catch((error: unknown) => {
          console.error(error);
          result.failed = true;
          return { default: Failed };
        }),
      ) as ComponentType<Props>,
    };
    return result;
  };
  let latest = attempt();

  return function LazyPart(props: Props) {
    const [{ Part }] = useState(() => {
      if (latest.failed) latest = attempt();
      return latest;
    });
    // Needs its own Suspense boundary: without one, suspending would remount this component and start another attempt.
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
