import type { ModelCall } from '@afya/service-contracts';

/** Neither an engine nor the one that stands in has a reply to this turn; the calls that were made have cost what they cost. */
export class NoReply extends Error {
  override readonly name = 'NoReply';

  constructor(
    readonly calls: readonly ModelCall[],
    cause: unknown,
  ) {
    super('no engine has a reply', { cause });
  }
}
