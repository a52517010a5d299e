/** Degrees in WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

interface MaybePlaced {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Undefined without a position. */
export function distanceTo(from: Position | null, { latitude, longitude }: MaybePlaced): number | undefined {
  if (from === null || latitude === undefined || longitude === undefined) return undefined;
  return distanceKm(from, { latitude, longitude });
}

/** The nearest first; those without a position last, in their order. */
export function byDistance<T extends MaybePlaced>(places: readonly T[], from: Position | null): T[] {
  const away = (place: T) => distanceTo(from, place) ?? Infinity;
  return from === null ? [...places] : places.toSorted((a, b) => (away(a) === away(b) ? 0 : away(a) - away(b)));
}
