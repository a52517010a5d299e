import { envVariables } from '@afya/runtime';

export const identityVariables = {
  /** an admin's login ends after this time without use */
  ADMIN_IDLE_MS: envVariables.milliseconds(1_800_000),
  /** time for which a password that was entered again counts for sensitive actions */
  STEP_UP_MS: envVariables.milliseconds(300_000),
};
