import * as z from 'zod';

/** The maximum number of requests in a window; 0 means no limit. */
export interface RequestLimit {
  caller: number;
  network: number;
}

/** A setting such as `60,1200`: the limit of one caller and the limit of one network. */
const requestLimit = (caller: number, network: number) =>
  z
    .string()
    .regex(/^\d{1,9},\d{1,9}$/, 'must be two numbers with a comma: of one caller, of one network; 0 for any')
    .default(`${caller},${network}`)
    .transform((setting): RequestLimit => {
      const [callerLimit, networkLimit] = setting.split(',').map(Number);
      return { caller: callerLimit ?? 0, network: networkLimit ?? 0 };
    });

/** The windows: a minute; an hour for uploads, registrations, passwords and exports; 15 minutes for logins. */
export const limitVariables = {
  LIMIT_READ: requestLimit(600, 12_000),
  LIMIT_WRITE: requestLimit(120, 2_400),
  LIMIT_SEND: requestLimit(60, 1_200),
  LIMIT_UPLOAD: requestLimit(60, 1_200),
  /** seconds of processor time for file checks in an hour */
  LIMIT_CHECK_SECONDS: requestLimit(20, 300),
  LIMIT_LOGIN: requestLimit(30, 200),
  LIMIT_REGISTER: requestLimit(10, 100),
  LIMIT_PASSWORD: requestLimit(20, 200),
  LIMIT_EXPORT: requestLimit(10, 100),
};
