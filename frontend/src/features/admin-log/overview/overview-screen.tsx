import { PageLoading } from '../../../components/layout/page-loading';

export function OverviewScreen() {
  return <PageLoading />;
}
