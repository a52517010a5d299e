import { account } from './screens/account';
import { arrival } from './screens/arrival';
import { consultation } from './screens/consultation';
import { dashboard } from './screens/dashboard';
import { trouble } from './screens/trouble';
import type { WalkOptions } from './screens/walk';

/** Walks through every screen, dialog and state that a visitor can see. */
export const WALKS = { arrival, consultation, account, dashboard, trouble } as const;

/** Runs all walks in order. */
export async function walkThroughScreens(options: WalkOptions): Promise<void> {
  for (const walk of Object.values(WALKS)) await walk(options);
}
