import { useState } from 'react';
import type { Position } from './distance';

const TIMEOUT_MS = 20_000;

type PositionState =
  { status: 'unknown' | 'locating' | 'refused'; position: null } | { status: 'known'; position: Position };

/** The position of this device, asked for by `locate`. It stays on the device. */
export function usePosition() {
  const [state, setState] = useState<PositionState>({ status: 'unknown', position: null });
  const locate = () => {
    setState({ status: 'locating', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ status: 'known', position: { latitude, longitude } }),
      () => setState({ status: 'refused', position: null }),
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    );
  };
  return { ...state, locate, isSupported: 'geolocation' in navigator };
}
