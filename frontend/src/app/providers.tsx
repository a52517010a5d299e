import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Toaster } from '../components/ui/toaster';
import { createQueryClient } from '../lib/query-client';
import { CrashBoundary } from './crash-boundary';
import { UpdateNotice } from './update/update-notice';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary>{children}</CrashBoundary>
      <Toaster />
      <UpdateNotice />
    </QueryClientProvider>
  );
}
