import * as z from 'zod';

export const facilityVariables = {
  /** CSV with the columns of the Kenya Master Health Facility Registry; without it a small sample is served. */
  FACILITIES_FILE: z.string().min(1).optional(),
};
