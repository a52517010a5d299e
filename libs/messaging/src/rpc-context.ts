import { type Actor } from '@afya/service-contracts';

/** What a handler gets in addition to its request. */
export class RpcContext {
  constructor(
    /** verified: authorise on this */
    readonly actor: Actor,
    /** milliseconds since the epoch, by this machine's clock, after which the caller no longer waits */
    readonly deadline: number,
  ) {}
}
