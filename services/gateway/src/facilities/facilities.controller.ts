import {
  type Facilities,
  facilitiesSchema,
  type FacilityCounties,
  facilityCountiesSchema,
  facilityQuerySchema,
} from '@afya/contracts';
import { Controller, Get, Header, Query } from '@nestjs/common';
import type * as z from 'zod/mini';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { zod } from '../platform/validation/zod.pipe';
import { FacilityDirectory } from './facility-directory';

/** The list changes when an operator replaces it. */
const CACHING = 'public, max-age=3600';

@Controller('facilities')
export class FacilitiesController {
  constructor(private readonly directory: FacilityDirectory) {}

  @Get('counties')
  @Header('Cache-Control', CACHING)
  @ApiRoute({
    summary: 'The counties with health facilities. Any caller.',
    answers: { 200: facilityCountiesSchema },
    refusals: [],
  })
  counties(): FacilityCounties {
    return this.directory.counties;
  }

  @Get()
  @Header('Cache-Control', CACHING)
  @ApiRoute({
    summary: 'The health facilities of a county, highest level first; empty for an unknown county. Any caller.',
    query: facilityQuerySchema,
    answers: { 200: facilitiesSchema },
    refusals: ['VALIDATION_FAILED'],
  })
  list(@Query(zod(facilityQuerySchema)) { county }: z.infer<typeof facilityQuerySchema>): Facilities {
    return this.directory.of(county);
  }
}
