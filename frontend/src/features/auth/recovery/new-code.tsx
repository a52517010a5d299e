import { useStore } from '@nanostores/react';
import { lazyPart } from '../../../components/layout/lazy-part';
import { WindowFailed } from '../../../components/layout/part-failed';
import { newCodeStore } from './new-code-store';

const NewCodeDialog = lazyPart({ load: () => import('./new-code-dialog'), Failed: WindowFailed });

/** Shows a new recovery code over the screen, until the user has saved it. */
export function NewCode() {
  return useStore(newCodeStore) && <NewCodeDialog onClose={() => newCodeStore.set('')} />;
}
