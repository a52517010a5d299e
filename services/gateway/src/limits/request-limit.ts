import * as z from 'zod';

/** How many requests a window takes from one caller and from one network; 0: any number. */
export interface RequestLimit {
  caller: number;
  network: number;
}

/** A setting such as `60,1200`: of one caller, of one network. */
export const requestLimit = (caller: number, network: number) =>
  z
    .string()
    .regex(/^\d{1,9},\d{1,9}$/, 'must be two numbers with a comma: of one caller, of one network; 0 for any')
    .default(`${caller},${network}`)
    .transform((setting): RequestLimit => {
      const [ofCaller, ofNetwork] = setting.split(',').map(Number);
      return { caller: ofCaller ?? 0, network: ofNetwork ?? 0 };
    });
