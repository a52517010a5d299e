import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface LazyPartOptions<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Stands in its place when it cannot be loaded: without a network, or when a newer version has taken its place. */
  Failed: ComponentType<NoInfer<Props>>;
  /** What is seen while it loads. */
  waiting?: ReactNode;
}

/** A network that has just come back, or is about to go, deserves a second try. */
const SECOND_TRY_MS = 500;
const wait = () => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));

/** A part of the product that is loaded with its first use, in two tries; after a failure the next use tries again. */
export function lazyPart<Props extends object>({ load, Failed, waiting }: LazyPartOptions<Props>) {
  const attempt = () => {
    const made = {
      failed: false,
      Part: lazy(() =>
        load()
          .catch(() => wait().then(load))
          .catch((error: unknown) => {
            console.error(error);
            made.failed = true;
            return { default: Failed };
          }),
      ) as ComponentType<Props>,
    };
    return made;
  };
  let latest = attempt();

  return function LazyPart(props: Props) {
    const [{ Part }] = useState(() => {
      if (latest.failed) latest = attempt();
      return latest;
    });
    // A boundary of its own: without one this component would start anew, and try again, whenever it waits.
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
