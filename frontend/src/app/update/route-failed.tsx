import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PageFailed } from '../../components/layout/part-failed';
import { waitingUpdate } from './update-store';

/**
 * Instead of a page that could not be loaded. If a newer version waits, that is why: the server has no parts of this one any more.
 * Nothing stands here that could be lost, so nobody is asked.
 */
export function RouteFailed() {
  const goOver = useStore(waitingUpdate);
  useEffect(() => goOver?.(), [goOver]);
  return <PageFailed />;
}
