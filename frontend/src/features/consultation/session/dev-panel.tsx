import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { ConsultationSession } from '../api/get-session';

/** The state of the session on the server, for developers. */
export function DevPanel({ session }: { session: ConsultationSession | undefined }) {
  const t = useTexts(consultationTexts);
  return (
    <details className="mx-auto w-full max-w-chat border-b border-line px-3 text-xs">
      <summary className="min-h-9 content-center font-semibold">{t.devMode}</summary>
      <pre className="max-h-48 overflow-auto whitespace-pre-wrap pb-2">{JSON.stringify(session, null, 2)}</pre>
    </details>
  );
}
