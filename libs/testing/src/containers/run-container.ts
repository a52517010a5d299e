/** Whether specs run against containers (npm run test:containers) and not against programs and servers of this machine. */
export const usesContainers = (): boolean => process.env['TEST_BACKENDS'] === 'containers';

/** The image of a backend; `npm run test:containers` names the one of docker-compose.yml. */
export function imageOf(variable: 'REDIS_IMAGE' | 'S3_IMAGE'): string {
  const image = process.env[variable];
  if (!image) throw new Error(`${variable} is not set: run npm run test:containers`);
  return image;
}

export interface ContainerOptions {
  image: string;
  /** the port within, and the one of the loopback interface under which it is reached, also after a restart */
  port: { inside: number; outside: number };
  command?: string[];
  environment?: Record<string, string>;
}

/** A container of the test's own, to be frozen, killed and brought back. What it has stored stays until `stop`. */
export interface RunningContainer {
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a container by Testcontainers. Whether it answers is for the caller to find out. */
export async function runContainer(options: ContainerOptions): Promise<RunningContainer> {
  const { GenericContainer, getContainerRuntimeClient, StartupCheckStrategy } = await import('testcontainers');
  /** Callers ask the server itself, which is what counts; Testcontainers would run commands in the container meanwhile. */
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
