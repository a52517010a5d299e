import type * as z from 'zod/mini';

export const SERVICES = ['auth', 'consultation', 'admin-log'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Milliseconds until a caller gives up: soon for reads, later for writes, which need time to finish. */
export const RPC_DEADLINE_MS = { read: 3_000, write: 8_000 } as const;

/** A call between services. A `write` may be delivered twice, so its handler keeps a command id or a natural key unique. */
export interface RpcContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  service: ServiceName;
  pattern: string;
  kind: keyof typeof RPC_DEADLINE_MS;
  request: Request;
  response: Response;
}

export type RpcRequest<Contract extends RpcContract> = z.infer<Contract['request']>;
export type RpcResponse<Contract extends RpcContract> = z.infer<Contract['response']>;

export function rpcContract<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: RpcContract<Request, Response>,
): RpcContract<Request, Response> {
  return contract;
}
