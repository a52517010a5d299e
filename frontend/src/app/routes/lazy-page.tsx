import type { ComponentType } from 'react';
import { lazyPart } from '../../components/layout/lazy-part';
import { PageLoading } from '../../components/layout/page-loading';
import { RouteFailed } from '../update/route-failed';

/** A screen that is loaded on first visit. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart({ load, Failed: RouteFailed, fallback: <PageLoading /> });
