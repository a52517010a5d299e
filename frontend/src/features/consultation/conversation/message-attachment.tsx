import type { Message } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { FileText, ImageDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { dataSaver } from '../../../lib/data-usage';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts, filesTexts } from '../../../locales/conversation';
import { fileAddress } from '../api/file-address';
import { VoiceNote } from '../voice/lazy-voice';

interface MessageAttachmentProps {
  message: Message;
  attachment: NonNullable<Message['metadata']['fileAttachment']>;
  awaiting: boolean;
}

/** A file that the patient sent: the image itself, a link to the PDF, or a voice note with its words once they are known. */
export function MessageAttachment({ message, attachment, awaiting }: MessageAttachmentProps) {
  const t = useTexts(filesTexts);
  const { awaitingAnalysis } = useTexts(conversationTexts);
  const { type, filename } = attachment;
  const address = fileAddress(message);
  return (
    <div className="flex flex-col gap-1">
      {type === 'audio' && (
        <>
          <p className="whitespace-pre-line">{message.content}</p>
          <Suspense>
            <VoiceNote address={address} />
          </Suspense>
        </>
      )}
      {type === 'image' && <SentImage address={address} name={filename} />}
      {type === 'pdf' && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 underline"
        >
          <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {t.pdf({ name: filename })}
        </a>
      )}
      {awaiting && <p className="text-sm text-muted">{awaitingAnalysis}</p>}
    </div>
  );
}

/** With the data saver, loaded on tap. Opens in a new tab, where details of a photo can be enlarged. */
function SentImage({ address, name }: { address: string; name: string }) {
  const t = useTexts(filesTexts);
  const [failed, setFailed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const savesData = useStore(dataSaver);
  if (savesData && !isWanted) {
    return (
      <Button variant="secondary" aria-label={`${t.loadImage}: ${name}`} onClick={() => setWanted(true)}>
        <ImageDown aria-hidden size={18} strokeWidth={1.75} />
        {t.loadImage}
      </Button>
    );
  }
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <p>{t.imageFailed}</p>
        <Button variant="secondary" aria-label={`${t.imageAgain}: ${name}`} onClick={() => setFailed(false)}>
          {t.imageAgain}
        </Button>
      </div>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={t.image({ name })}
        loading="lazy"
        onError={() => setFailed(true)}
        className="max-h-80 min-h-16 min-w-16 rounded-control object-contain"
      />
    </a>
  );
}
