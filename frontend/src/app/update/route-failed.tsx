import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PageFailed } from '../../components/layout/part-failed';
import { waitingUpdate } from './update-store';

/**
 * Shown in place of a page that could not be loaded. If a newer version is waiting, the server no longer has the files
 * of this one. There is nothing on this page to lose, so the update is applied without asking.
 */
export function RouteFailed() {
  const applyUpdate = useStore(waitingUpdate);
  useEffect(() => applyUpdate?.(), [applyUpdate]);
  return <PageFailed />;
}
