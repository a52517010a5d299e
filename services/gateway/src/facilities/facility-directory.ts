import { type Facilities, type Facility, type FacilityCounties } from '@afya/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { type FacilitiesByCounty, readFacilities } from './read-facilities';

const SAMPLE = join(__dirname, 'sample.csv');

/** The list of facilities, read once at the start. A file that cannot be read stops the start with its name and the fault. */
@Injectable()
export class FacilityDirectory {
  readonly counties: FacilityCounties;
  private readonly byCounty: FacilitiesByCounty;

  constructor(@Inject(GATEWAY_ENV) { FACILITIES_FILE }: Pick<GatewayEnv, 'FACILITIES_FILE'>) {
    this.byCounty = readFile(FACILITIES_FILE ?? SAMPLE);
    this.counties = {
      isSample: FACILITIES_FILE === undefined,
      counties: [...this.byCounty].map(([name, facilities]) => ({
        name,
        facilities: facilities.length,
        ...meanPosition(facilities),
      })),
    };
  }

  /** Empty for an unknown county. */
  of(county: string): Facilities {
    return { county, facilities: [...(this.byCounty.get(county) ?? [])] };
  }
}

function readFile(path: string): FacilitiesByCounty {
  try {
    return readFacilities(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`FACILITIES_FILE ${path}: ${(cause as Error).message}`, { cause });
  }
}

function meanPosition(facilities: readonly Facility[]): { latitude: number; longitude: number } | undefined {
  const placed = facilities.filter(({ latitude, longitude }) => latitude !== undefined && longitude !== undefined);
  if (placed.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(placed.map(({ latitude }) => latitude!)),
    longitude: mean(placed.map(({ longitude }) => longitude!)),
  };
}
