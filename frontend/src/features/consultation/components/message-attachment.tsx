import type { Message } from '@afya/contracts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { fileAddress } from '../api/file-address';

interface MessageAttachmentProps {
  message: Message;
  attachment: NonNullable<Message['metadata']['fileAttachment']>;
  awaiting: boolean;
}

/** A file that the patient sent: the image itself, or a link to the PDF. */
export function MessageAttachment({ message, attachment, awaiting }: MessageAttachmentProps) {
  const t = useTexts(consultationTexts);
  const [failed, setFailed] = useState(false);
  const { type, filename } = attachment;
  const address = fileAddress(message);
  return (
    <div className="flex flex-col gap-1">
      {type === 'image' && !failed && (
        <img
          src={address}
          alt={t.image({ name: filename })}
          loading="lazy"
          onError={() => setFailed(true)}
          className="max-h-80 min-h-16 min-w-16 rounded-control object-contain"
        />
      )}
      {type === 'image' && failed && <p className="text-sm text-muted">{t.imageFailed}</p>}
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
      {awaiting && <p className="text-sm text-muted">{t.awaitingAnalysis}</p>}
    </div>
  );
}
