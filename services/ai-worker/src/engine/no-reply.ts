import type { ModelCall } from '@afya/service-contracts';

/** Both engines failed for this turn; the calls were made and have a cost. */
export class NoReply extends Error {
  override readonly name = 'NoReply';

  constructor(
    readonly calls: readonly ModelCall[],
    cause: unknown,
  ) {
    super('no engine has a reply', { cause });
  }
}
