import { LIMITS } from '@afya/contracts';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { TOUCH_QUERY } from '../../../config/screen';
import { classNames } from '../../../lib/class-names';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { pastedFiles } from '../files/pasted-files';
import type { useFileSelection } from '../hooks/use-file-selection';
import { useReturnFocus } from '../hooks/use-return-focus';
import type { Outgoing } from '../session/outgoing';
import { AttachButton, CameraButton } from './attach-button';
import { COMPOSER_FIELD, COMPOSER_ROW } from './composer-look';
import { FileTray } from './file-tray';
import { SendButton } from './send-button';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is to be written, in two words. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  selection: ReturnType<typeof useFileSelection>;
  /** The ids of the files that the server did not accept. */
  refused: readonly string[];
  /** The message on its way, when it carries files. */
  upload: Outgoing | undefined;
  /** Gives back what is on its way. */
  onCancel: () => void;
  cost: number;
  sending: boolean;
  /** What is being sent waits for the network. */
  waiting: boolean;
  /** An answer is awaited: nothing can be written or attached. */
  busy: boolean;
  onSend: () => void;
}

export function Composer(props: ComposerProps) {
  const {
    field,
    placeholder,
    text,
    onText,
    selection,
    refused,
    upload,
    onCancel,
    cost,
    sending,
    waiting,
    busy,
    onSend,
  } = props;
  const t = useTexts(consultationTexts);
  const touch = useMediaQuery(TOUCH_QUERY);
  const attach = useRef<HTMLButtonElement>(null);
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
    <form onSubmit={submit} className="flex min-h-0 flex-col">
      {/* Where the keyboard leaves little room this gives way, not the field. */}
      <div className="relative -mx-1.5 flex max-h-[40dvh] min-h-0 flex-col gap-1 overflow-y-auto px-1.5 pb-1">
        <FileTray
          selection={selection}
          refused={refused}
          upload={upload}
          disabled={busy}
          onCancel={onCancel}
          onEmptied={() => attach.current?.focus()}
        />
        {excess > 0 && (
          <p role="alert" className="text-sm text-emergency">
            {t.tooLong(excess)}
          </p>
        )}
      </div>
      <div className={COMPOSER_ROW}>
        <div className="flex">
          <AttachButton ref={attach} disabled={busy} onChoose={selection.add} />
          {touch && <CameraButton disabled={busy} onChoose={selection.add} />}
        </div>
        <textarea
          ref={field}
          aria-label={t.inputLabel}
          placeholder={placeholder}
          rows={1}
          value={text}
          disabled={busy}
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = pastedFiles(event.clipboardData);
            if (files.length > 0) event.preventDefault();
            selection.add(files);
          }}
          className={classNames(
            COMPOSER_FIELD,
            // On a phone the words get a line of their own as soon as there are some, on a very small one always.
            text || selection.files.length > 0
              ? 'max-sm:order-first max-sm:basis-full'
              : 'max-[22.4rem]:order-first max-[22.4rem]:basis-full',
          )}
        />
        <SendButton cost={cost} sending={sending} waiting={waiting} disabled={!sendable} />
      </div>
    </form>
  );
}
