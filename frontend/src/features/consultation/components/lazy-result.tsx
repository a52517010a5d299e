import type { Message } from '@afya/contracts';
import { type ComponentType, lazy } from 'react';
import type { ResultMessage } from '../result/result-message';
import { Bubble } from './bubble';
import { MessageText } from './message-text';

/** Not needed before the first diagnosis, and not part of the first download; without them the result is read as text. */
export const DiagnosisCard = lazy(() => import('./diagnosis-card').catch(() => ({ default: PlainResult })));
export const AfterCard = lazy(() => import('./after-card').catch(() => ({ default: MessageText })));

/** What is printed; where it cannot be loaded, the screen is. */
export const ResultSheet = lazy((): Promise<{ default: ComponentType<{ messages: readonly Message[] }> }> =>
  import('../result/result-sheet').catch(() => ({ default: () => null })),
);

function PlainResult({ text }: { message: ResultMessage; text: string }) {
  return (
    <Bubble look="highlight">
      <MessageText text={text} />
    </Bubble>
  );
}
