import { LIMITS } from '@afya/contracts';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { TOUCH_QUERY } from '../../../config/screen';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { useFileSelection } from '../hooks/use-file-selection';
import { useReturnFocus } from '../hooks/use-return-focus';
import { AttachButton } from './attach-button';
import { FilePreviews } from './file-previews';
import { SendButton } from './send-button';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  selection: ReturnType<typeof useFileSelection>;
  cost: number;
  sending: boolean;
  /** What is being sent waits for the network. */
  waiting: boolean;
  /** An answer is awaited: nothing can be written or attached. */
  busy: boolean;
  onSend: () => void;
}

export function Composer({ text, onText, selection, cost, sending, waiting, busy, onSend }: ComposerProps) {
  const t = useTexts(consultationTexts);
  const touch = useMediaQuery(TOUCH_QUERY);
  const field = useRef<HTMLTextAreaElement>(null);
  useReturnFocus(field, busy, touch);
  const length = text.trim().length;
  const excess = length - LIMITS.messageLength;
  const sendable = (length > 0 || selection.files.length > 0) && excess <= 0 && !busy && !selection.preparing;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendable) onSend();
  }
  function onKeyDown(event: KeyboardEvent) {
    // With a finger Enter breaks the line; while an input method composes, it picks a word.
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    submit(event);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-1">
      {selection.files.length > 0 && (
        <FilePreviews files={selection.files} disabled={busy} onRemove={selection.remove} onClear={selection.clear} />
      )}
      {selection.preparing && (
        <p role="status" className="text-sm text-muted">
          {t.preparingFiles}
        </p>
      )}
      {excess > 0 && (
        <p role="alert" className="text-sm text-emergency">
          {t.tooLong({ count: excess })}
        </p>
      )}
      <div className="flex items-end gap-1">
        <AttachButton disabled={busy} onChoose={(files) => void selection.add(files)} />
        <textarea
          ref={field}
          aria-label={t.inputLabel}
          placeholder={t.inputPlaceholder}
          rows={1}
          value={text}
          disabled={busy}
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => void selection.add([...event.clipboardData.files])}
          className="field-sizing-content max-h-[9.25rem] min-h-11 min-w-0 flex-1 resize-none rounded-control border border-edge bg-surface px-3 py-2 text-lg placeholder:text-muted disabled:opacity-60"
        />
        <SendButton cost={cost} sending={sending} waiting={waiting} disabled={!sendable} />
      </div>
    </form>
  );
}
