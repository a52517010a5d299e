import { PageLoading } from '../../../components/layout/page-loading';

export function TimelineScreen({ sessionId }: { sessionId: string }) {
  return (
    <>
      <code>{sessionId}</code>
      <PageLoading />
    </>
  );
}
