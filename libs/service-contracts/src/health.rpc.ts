import * as z from 'zod/mini';
import { rpcContract, SERVICES, type ServiceName } from './rpc-contract';

export const dependencyStatesSchema = z.record(z.string(), z.enum(['up', 'down']));
export type DependencyStates = z.infer<typeof dependencyStatesSchema>;

const checkHealth = (service: ServiceName) =>
  rpcContract({
    service,
    pattern: 'health.check',
    kind: 'read',
    request: z.object({}),
    response: dependencyStatesSchema,
  });

/** Reads the state of a service's dependencies. */
export const CheckHealth = Object.fromEntries(SERVICES.map((service) => [service, checkHealth(service)])) as Record<
  ServiceName,
  ReturnType<typeof checkHealth>
>;
