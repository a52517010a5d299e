import { type Facility, type FacilityNeed } from '@afya/contracts';
import { parse } from 'csv-parse/sync';

/** A row of the registry by normalised column name. */
type Row = Record<string, string | undefined>;

export type FacilitiesByCounty = ReadonlyMap<string, readonly Facility[]>;

const REQUIRED = ['code', 'name', 'county'];
/** Names of optional columns in the registry's exports. */
const COLUMNS = {
  level: ['kephlevel', 'level'],
  type: ['facilitytype', 'type'],
  area: ['subcounty', 'constituency', 'ward'],
  telephone: ['telephone', 'phone', 'phonenumber', 'mobile', 'officialphone', 'contacts'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lng', 'lon'],
  services: ['servicenames', 'services'],
  dayAndNight: ['openwholeday', 'open24hours'],
  status: ['operationstatus'],
  closed: ['closed'],
} as const;

const SERVICES: readonly [FacilityNeed, RegExp][] = [
  ['emergency', /emergenc|accident|casualty/i],
  ['maternity', /matern|deliver|obstetric|\bBEmONC\b|\bCEmONC\b/i],
];
/** From this level on, Kenyan hospitals have an emergency department and a maternity ward. */
const HOSPITAL_LEVEL = 4;

/**
 * Reads a list of facilities with the columns of the Kenya Master Health Facility Registry. Closed facilities and rows without a name,
 * code or county are left out. Throws when a required column is missing or the file is not CSV; the message names the line.
 */
export function readFacilities(csv: string): FacilitiesByCounty {
  const rows = parse(csv, { bom: true, columns: normalise, skip_empty_lines: true, trim: true }) as Row[];
  const first = rows[0];
  if (first === undefined) throw new Error('The list of facilities has no rows.');
  const missing = REQUIRED.filter((column) => !(column in first));
  if (missing.length > 0) throw new Error(`The list of facilities lacks the column ${missing.join(', ')}.`);
  const counties = new Map<string, Facility[]>();
  for (const row of rows.filter(isOpen)) {
    const county = titleCase(row.county!);
    counties.set(county, [...(counties.get(county) ?? []), facilityOf(row)]);
  }
  for (const facilities of counties.values()) facilities.sort(byLevel);
  return new Map([...counties].sort(([a], [b]) => a.localeCompare(b)));
}

const normalise = (header: string[]): string[] => header.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The registry writes some counties in capitals. */
const titleCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s'’/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const byLevel = (a: Facility, b: Facility): number => (b.level ?? 0) - (a.level ?? 0) || a.name.localeCompare(b.name);

const valueOf = (row: Row, column: keyof typeof COLUMNS): string =>
  COLUMNS[column].map((name) => row[name]).find(Boolean) ?? '';

const isYes = (value: string): boolean => /^(yes|true|1)$/i.test(value);

function isOpen(row: Row): boolean {
  const status = valueOf(row, 'status');
  const operates = status === '' || (/operational/i.test(status) && !/non|not|closed/i.test(status));
  return REQUIRED.every((column) => row[column]) && operates && !isYes(valueOf(row, 'closed'));
}

function facilityOf(row: Row): Facility {
  const level = Number(/\d/.exec(valueOf(row, 'level'))?.[0] ?? NaN);
  const telephone = valueOf(row, 'telephone');
  return {
    code: row.code!,
    name: row.name!,
    type: valueOf(row, 'type'),
    ...(Number.isNaN(level) ? {} : { level }),
    area: valueOf(row, 'area'),
    ...(telephone && { telephone }),
    offers: offersOf(row, level),
    ...positionOf(row),
  };
}

function offersOf(row: Row, level: number): FacilityNeed[] {
  const services = valueOf(row, 'services');
  const offered = SERVICES.filter(([, words]) => (services ? words.test(services) : level >= HOSPITAL_LEVEL));
  return [...offered.map(([need]) => need), ...(isYes(valueOf(row, 'dayAndNight')) ? (['dayAndNight'] as const) : [])];
}

/** Both or neither: registry rows without a position have empty cells or zeros. */
function positionOf(row: Row): { latitude: number; longitude: number } | undefined {
  const latitude = Number(valueOf(row, 'latitude'));
  const longitude = Number(valueOf(row, 'longitude'));
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}
