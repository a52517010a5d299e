import type { Message } from '@afya/contracts';
import { type ComponentType, lazy } from 'react';
import type { ResultMessage } from '../message/result-message';
import { Bubble } from '../message/bubble';
import { MessageText } from '../message/message-text';

/** Not part of the first download; when it cannot be loaded, the result is shown as text. */
export const DiagnosisCard = lazy(() => import('./diagnosis-card').catch(() => ({ default: PlainResult })));

/** The printed page; when it cannot be loaded, the screen is printed. */
export const ResultSheet = lazy((): Promise<{ default: ComponentType<{ messages: readonly Message[] }> }> =>
  import('./result-sheet').catch(() => ({ default: () => null })),
);

function PlainResult({ text }: { message: ResultMessage; text: string }) {
  return (
    <Bubble variant="highlight">
      <MessageText text={text} />
    </Bubble>
  );
}
