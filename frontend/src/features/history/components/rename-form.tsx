import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { sessionsOptions } from '../api/get-sessions';
import { renameSession } from '../api/rename-session';

/** The longest name that the server accepts. */
const MAX_TITLE_LENGTH = 80;

interface RenameFormProps {
  sessionId: string;
  title: string;
  onClose: () => void;
}

export function RenameForm({ sessionId, title, onClose }: RenameFormProps) {
  const t = useTexts(historyTexts);
  const client = useQueryClient();
  const [text, setText] = useState(title);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: renameSession,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsOptions.queryKey });
      onClose();
    },
  });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ sessionId, title: text });
      }}
    >
      <TextField
        label={t.name}
        hint={t.nameHint}
        error={isError ? t.renameFailed : undefined}
        maxLength={MAX_TITLE_LENGTH}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" className="grow" disabled={isPending}>
          {t.save}
        </Button>
        <Button variant="secondary" className="grow" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
