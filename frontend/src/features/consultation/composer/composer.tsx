import { LIMITS } from '@afya/contracts';
import { type ComponentType, type FormEvent, type KeyboardEvent, type RefObject, Suspense, useRef } from 'react';
import { TOUCH_QUERY } from '../../../config/screen';
import { classNames } from '../../../lib/class-names';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { pastedFiles } from '../files/pasted-files';
import type { FileSelection } from '../files/use-file-selection';
import type { SavedFile } from '../session/draft';
import { useDraftText } from '../session/use-draft-text';
import { VoiceInput } from '../voice/lazy-voice';
import { AttachButton, CameraButton } from './attach-button';
import { COMPOSER_FIELD, COMPOSER_ROW } from './composer-styles';
import type { FileTrayProps } from './file-tray';
import { SendButton } from './send-button';
import { useReturnFocus } from './use-return-focus';

interface ComposerProps {
  sessionId: string;
  /** The session is open. Before, the controls to speak are not loaded, because a first visit shall download little. */
  isOpen: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What to write, in two words. */
  placeholder: string;
  onEdit: (text: string) => void;
  selection: FileSelection;
  /** Shows the chosen files; undefined until it is loaded. */
  FileTray: ComponentType<FileTrayProps> | undefined;
  /** The ids of the files that the server rejected. */
  refusedFiles: readonly string[];
  /** The idempotency key of the message being sent, when it has files. */
  uploadKey: string | undefined;
  costOf: (text: string, files: readonly SavedFile[]) => number;
  sending: boolean;
  waitingForNetwork: boolean;
  /** A message is being sent or a reply is pending: the composer is disabled. */
  busy: boolean;
  onCancel: () => void;
  onSend: (text: string, files: readonly SavedFile[]) => void;
}

/** The form to write a message. It alone renders again with each character. */
export function Composer(props: ComposerProps) {
  const { sessionId, field, selection, FileTray, busy } = props;
  const t = useTexts(consultationTexts);
  const touch = useMediaQuery(TOUCH_QUERY);
  const attach = useRef<HTMLButtonElement>(null);
  const draft = useDraftText(sessionId);
  // Words that are on their way stand in their bubble; they come back when sending fails.
  const text = props.sending ? '' : draft;
  useReturnFocus(field, busy, touch);
  const length = text.trim().length;
  const excess = length - LIMITS.messageLength;
  const sendable = (length > 0 || selection.files.length > 0) && excess <= 0 && !busy && !selection.preparing;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sendable) return;
    // Rejected files are not part of this message.
    if (selection.problems.length > 0) selection.dismissProblems();
    props.onSend(text.trim(), selection.saved);
  }
  function onKeyDown(event: KeyboardEvent) {
    // On a touch screen Enter breaks the line; while an input method composes, it picks a word.
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    submit(event);
  }

  return (
    <form onSubmit={submit} className="flex min-h-0 flex-col">
      {/* When the keyboard leaves little room this shrinks, not the field. */}
      <div className="relative -mx-1.5 flex max-h-[40dvh] min-h-0 flex-col gap-1 overflow-y-auto px-1.5 pb-1">
        {FileTray && (
          <FileTray
            selection={selection}
            refusedFiles={props.refusedFiles}
            uploadKey={props.uploadKey}
            disabled={busy}
            onCancel={props.onCancel}
            onEmptied={() => attach.current?.focus()}
          />
        )}
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
          placeholder={props.placeholder}
          rows={1}
          value={text}
          disabled={busy}
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => props.onEdit(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = pastedFiles(event.clipboardData);
            if (files.length > 0) event.preventDefault();
            selection.add(files);
          }}
          className={classNames(
            COMPOSER_FIELD,
            // On a very small screen, and with large text, the field has a row to itself.
            'max-[22.4rem]:order-first max-[22.4rem]:basis-full',
          )}
        />
        <Suspense>
          {props.isOpen && (
            <VoiceInput
              text={text}
              disabled={busy}
              touch={touch}
              onEdit={props.onEdit}
              onRecord={(recording) => selection.add([recording])}
            />
          )}
        </Suspense>
        <SendButton
          cost={props.costOf(text, selection.saved)}
          sending={props.sending}
          waitingForNetwork={props.waitingForNetwork}
          disabled={!sendable}
        />
      </div>
    </form>
  );
}
