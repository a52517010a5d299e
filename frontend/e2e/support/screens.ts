import { account } from './screens/account';
import { arrival } from './screens/arrival';
import { consultation } from './screens/consultation';
import { dashboard } from './screens/dashboard';
import { trouble } from './screens/trouble';
import type { WalkOptions } from './screens/walk';

/** The ways that lead through every screen, dialog and state that a visitor can meet. */
export const STRETCHES = { arrival, consultation, account, dashboard, trouble } as const;

/** Goes all of them, one after the other. */
export async function walkThroughScreens(options: WalkOptions): Promise<void> {
  for (const stretch of Object.values(STRETCHES)) await stretch(options);
}
