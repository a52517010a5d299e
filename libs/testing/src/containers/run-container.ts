/** Whether specs use containers (npm run test:containers) instead of local programs and servers. */
export const usesContainers = (): boolean => process.env['TEST_BACKENDS'] === 'containers';

/** The image of a backend; `npm run test:containers` takes the names from docker-compose.yml. */
export function imageOf(variable: 'REDIS_IMAGE' | 'S3_IMAGE'): string {
  const image = process.env[variable];
  if (!image) throw new Error(`${variable} is not set: run npm run test:containers`);
  return image;
}

export interface ContainerOptions {
  image: string;
  /** the port inside the container, and its port on the loopback interface, which a restart does not change */
  port: { inside: number; outside: number };
  command?: string[];
  environment?: Record<string, string>;
}

/** A container for one test, which can be frozen, killed and restarted. Its data exists until `stop`. */
export interface RunningContainer {
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a container with Testcontainers. The caller checks whether the server answers. */
export async function runContainer(options: ContainerOptions): Promise<RunningContainer> {
  const { GenericContainer, getContainerRuntimeClient, StartupCheckStrategy } = await import('testcontainers');
  /** Callers ask the server itself; Testcontainers would run commands in the container at the same time. */
  class AtOnce extends StartupCheckStrategy {
    override checkStartupState = () => Promise.resolve('SUCCESS' as const);
  }
  const { image, port, command = [], environment = {} } = options;
  const started = await new GenericContainer(image)
    .withExposedPorts({ container: port.inside, host: port.outside })
    .withEnvironment(environment)
    .withCommand(command)
    .withWaitStrategy(new AtOnce())
    .start();
  const client = await getContainerRuntimeClient();
  const container = client.container.getById(started.getId());
  return {
    signal: (signal) => container.kill({ signal }),
    async kill() {
      await container.kill({ signal: 'SIGKILL' });
      await container.wait();
    },
    restart: () => container.start(),
    stop: async () => void (await started.stop({ timeout: 0 })),
  };
}
