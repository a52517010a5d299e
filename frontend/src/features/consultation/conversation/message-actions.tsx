import type { Message } from '@afya/contracts';
import { ClipboardCopy } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button';
import { showToast } from '../../../components/ui/toast-store';
import { copyText } from '../../../lib/copy-text';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { speechTexts } from '../../../locales/speech';
import { messageContent } from '../message/message-content';
import { ReadAloud } from '../speech/read-aloud';

/** Copies a message; a reply can also be read aloud. */
export default function MessageActions({ message }: { message: Message }) {
  const t = useTexts(speechTexts);
  const text = messageContent(message, useLanguage());

  const copy = async () => {
    const outcome = await copyText(text);
    showToast(outcome === 'copied' ? { title: t.copied } : { title: t.copyFailed, tone: 'danger' });
  };

  return (
    <div role="group" aria-label={t.actions} className={message.isUser ? 'flex justify-end' : 'flex'}>
      <IconButton icon={ClipboardCopy} label={t.copy} className="text-muted" onClick={() => void copy()} />
      {!message.isUser && <ReadAloud text={text} />}
    </div>
  );
}
