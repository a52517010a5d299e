import type { FailoverReason, ModelCall } from '@afya/service-contracts';

/** The model gives no answer to this turn, for this reason; the calls were made and have a cost. */
export class ModelGaveUp extends Error {
  override readonly name = 'ModelGaveUp';

  constructor(
    readonly reason: FailoverReason,
    readonly calls: readonly ModelCall[],
  ) {
    super(reason);
  }
}
