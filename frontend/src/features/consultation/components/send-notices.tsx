import type { useChat } from '../hooks/use-chat';
import { FileProblems } from './file-problems';
import { OfflineNotice } from './offline-notice';
import { SendError } from './send-error';

interface SendNoticesProps {
  chat: ReturnType<typeof useChat>;
  onAddCredits: () => void;
  /** What was refused has been taken out of the message. */
  onRemoved: () => void;
}

/** What stands between a message and its way, above the text field; gives way before the field does where there is little room. */
export function SendNotices({
  chat: { selection, sending, waiting, takeBack },
  onAddCredits,
  onRemoved,
}: SendNoticesProps) {
  return (
    <div className="-mx-1.5 flex min-h-0 shrink-[99] flex-col gap-2 overflow-y-auto px-1.5 not-empty:pb-2">
      <FileProblems problems={selection.problems} onDismiss={selection.dismissProblems} />
      {!sending.online && <OfflineNotice waiting={waiting} onTakeBack={takeBack} />}
      {sending.error && (
        <SendError
          error={sending.error}
          refused={sending.refused.length}
          onRemoveRefused={() => {
            sending.refused.forEach(selection.remove);
            onRemoved();
          }}
          onRetry={sending.retry}
          onAddCredits={onAddCredits}
        />
      )}
    </div>
  );
}
