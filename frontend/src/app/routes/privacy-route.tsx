import { useState } from 'react';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { useUser } from '../../features/auth/hooks/use-user';
import { startNewSession } from '../../features/consultation/outbox/start-new-session';
import { MyData } from '../../features/privacy/components/my-data';
import { PrivacySections, Section } from '../../features/privacy/components/privacy-sections';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { privacyTexts } from '../../locales/privacy';
import { deleteCachedConversation } from '../offline/delete-cached-conversation';

/**
 * The session of this browser, unless only this browser knows its id: the main screen creates one before the notice is
 * accepted.
 */
function openedSessionId(): string | null {
  const sessionId = localStorage.getItem(BROWSER_RECORDS.sessionId);
  return sessionId === localStorage.getItem(BROWSER_RECORDS.unopenedSession) ? null : sessionId || null;
}

/** Explains what data is stored, where it goes and whom to ask. Public, also before the notice is accepted. */
export default function PrivacyRoute() {
  const t = useTexts(privacyTexts);
  const app = useTexts(appTexts);
  const { user } = useUser();
  const [sessionId] = useState(openedSessionId);
  usePageTitle(`${t.title} · ${app.title}`);
  const startNew = () => {
    deleteCachedConversation();
    startNewSession();
  };
  return (
    <Page width="max-w-chat">
      <div>
        <h1 className="text-2xl font-bold text-brand">{t.title}</h1>
        <p className="mt-1 text-muted">{t.lead}</p>
      </div>
      <PrivacySections />
      <Section title={t.dataTitle}>
        {user || sessionId ? (
          <>
            <p>{t.dataText}</p>
            <div className="max-w-sm">
              <MyData sessionId={sessionId} onSessionErased={startNew} />
            </div>
          </>
        ) : (
          <p>{t.nothing}</p>
        )}
      </Section>
    </Page>
  );
}
