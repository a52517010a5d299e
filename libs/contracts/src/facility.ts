import * as z from 'zod/mini';

/** What a patient may need a facility to have: emergency care, deliveries, open day and night. */
export const FACILITY_NEEDS = ['emergency', 'maternity', 'dayAndNight'] as const;
export type FacilityNeed = (typeof FACILITY_NEEDS)[number];

const position = { latitude: z.optional(z.number()), longitude: z.optional(z.number()) };

/** A health facility. `level` is the KEPH level, 2 (dispensary) to 6 (national hospital); `area` a sub-county or ward. Degrees in WGS 84. */
export const facilitySchema = z.object({
  code: z.string(),
  name: z.string(),
  type: z.string(),
  level: z.optional(z.number()),
  area: z.string(),
  telephone: z.optional(z.string()),
  offers: z.array(z.enum(FACILITY_NEEDS)),
  ...position,
});
export type Facility = z.infer<typeof facilitySchema>;

/** The counties with a facility. The position is the mean of their facilities. `isSample`: the operator supplied no list. */
export const facilityCountiesSchema = z.object({
  isSample: z.boolean(),
  counties: z.array(z.object({ name: z.string(), facilities: z.number(), ...position })),
});
export type FacilityCounties = z.infer<typeof facilityCountiesSchema>;

/** The facilities of one county, highest level first. */
export const facilitiesSchema = z.object({ county: z.string(), facilities: z.array(facilitySchema) });
export type Facilities = z.infer<typeof facilitiesSchema>;

export const facilityQuerySchema = z.object({ county: z.string().check(z.minLength(1), z.maxLength(60)) });
