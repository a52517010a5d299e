import { describe, expect, it } from 'vitest';
import { byDistance, distanceKm, distanceTo } from './distance';

const nairobi = { latitude: -1.286, longitude: 36.817 };
const mombasa = { latitude: -4.043, longitude: 39.668 };

describe('distanceKm', () => {
  it('is 440 km from Nairobi to Mombasa and 0 to the same place', () => {
    expect(distanceKm(nairobi, mombasa)).toBeCloseTo(440, -1);
    expect(distanceKm(nairobi, nairobi)).toBe(0);
  });
});

describe('byDistance', () => {
  const near = { name: 'near', ...nairobi };
  const far = { name: 'far', ...mombasa };
  const unplaced = { name: 'unplaced', latitude: undefined };

  it('lists the nearest first and places without a position last', () => {
    expect(byDistance([unplaced, far, near], nairobi)).toEqual([near, far, unplaced]);
  });

  it('keeps the order without a position of the patient', () => {
    expect(byDistance([far, near], null)).toEqual([far, near]);
    expect(distanceTo(null, near)).toBeUndefined();
  });
});
