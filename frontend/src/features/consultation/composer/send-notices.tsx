import type { FileSelection } from '../files/use-file-selection';
import { FileProblems } from './file-problems';
import { SendError } from './send-error';

interface SendNoticesProps {
  selection: FileSelection;
  error: Error | undefined;
  /** The ids of the files that the server rejected. */
  refusedFiles: readonly string[];
  onRetry: () => void;
  onAddCredits: () => void;
  /** The rejected files have been removed from the message. */
  onRemoved: () => void;
}

/** Why a message cannot be sent, above the text field. In a small viewport this shrinks before the field does. */
export function SendNotices(props: SendNoticesProps) {
  const { selection, error, refusedFiles, onRetry, onAddCredits } = props;
  return (
    <div className="-mx-1.5 flex min-h-0 shrink-[99] flex-col gap-2 overflow-y-auto px-1.5 not-empty:pb-2">
      <FileProblems problems={selection.problems} onDismiss={selection.dismissProblems} />
      {error && (
        <SendError
          error={error}
          refused={refusedFiles.length}
          onRemoveRefused={() => {
            refusedFiles.forEach(selection.remove);
            props.onRemoved();
          }}
          onRetry={onRetry}
          onAddCredits={onAddCredits}
        />
      )}
    </div>
  );
}
