import { Pencil } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { replyTexts } from '../../../locales/reply';
import { setDraftText } from '../session/draft';

/** Puts the text of a message whose reply was stopped back into the field, to be changed and sent again. */
export default function EditStopped({ sessionId, text }: { sessionId: string; text: string }) {
  const t = useTexts(replyTexts);
  return (
    <Button
      variant="quiet"
      className="mt-2 ml-2"
      onClick={() => {
        setDraftText(sessionId, text);
        document.querySelector('textarea')?.focus();
      }}
    >
      <Pencil aria-hidden size={18} strokeWidth={1.75} />
      {t.edit}
    </Button>
  );
}
