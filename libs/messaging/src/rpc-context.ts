import { type Actor } from '@afya/service-contracts';

/** What a handler is told besides its request. */
export class RpcContext {
  constructor(
    /** verified: authorise on this */
    readonly actor: Actor,
    /** milliseconds since the epoch, by this machine's clock, after which nobody waits for the reply */
    readonly deadline: number,
  ) {}
}
