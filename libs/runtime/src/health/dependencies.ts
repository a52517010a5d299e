import { gauge } from '../metrics/registry';

type Check = () => boolean | Promise<boolean>;
type DependencyStates = Record<string, 'up' | 'down'>;

/** A dependency that does not answer a check in this time is down. */
const CHECK_MS = 2_000;

/** The dependencies this process cannot work without. Libraries that open a connection register it here. */
class Dependencies {
  private readonly checks = new Map<string, Set<Check>>();

  /**
   * `name` becomes a label, so it is a constant. With several checks of one name, all must succeed. Returns a function that
   * removes the check.
   */
  watch(name: string, check: Check): () => void {
    const checks = this.checks.get(name) ?? new Set();
    this.checks.set(name, checks.add(check));
    return () => {
      checks.delete(check);
      if (checks.size === 0 && this.checks.get(name) === checks) this.checks.delete(name);
    };
  }

  async read(): Promise<DependencyStates> {
    const entries = [...this.checks].map(async ([name, checks]) => {
      const states = await Promise.all([...checks].map(isUp));
      return [name, states.every(Boolean) ? 'up' : 'down'] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** One per process, like the metrics. */
export const dependencies = new Dependencies();

gauge(
  { name: 'afya_dependency_up', help: '1: this process reaches it', labels: ['dependency'] },
  async (dependencyUp) => {
    const states = await dependencies.read();
    for (const [dependency, state] of Object.entries(states)) dependencyUp.set({ dependency }, state === 'up' ? 1 : 0);
  },
);

async function isUp(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
