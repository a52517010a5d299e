import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';
import { privacyNoticeOptions } from '../../../lib/privacy-notice';
import { WhereItGoes } from './where-it-goes';

/** The Office of the Data Protection Commissioner of Kenya. */
const COMMISSIONER = 'https://www.odpc.go.ke';

/** The server's default retention periods. */
const DEFAULT_RETENTION = { visitorDays: 90, userMonths: 24, logDays: 90 };

export function PrivacySections() {
  const t = useTexts(privacyTexts);
  const { data, isError } = useQuery({ ...privacyNoticeOptions, networkMode: 'always' });
  const { visitorDays, userMonths, logDays } = data?.keptFor ?? DEFAULT_RETENTION;
  return (
    <>
      <Section title={t.keptTitle}>
        <List
          items={[
            t.keptMessages,
            t.keptHealth,
            t.keptCredits,
            t.keptAccount,
            t.keptConsent,
            t.keptLog,
            t.keptDevice,
            t.keptCookies,
          ]}
        />
        <p>{t.encrypted}</p>
      </Section>
      <Section title={t.whereTitle}>
        <WhereItGoes />
        <p>{t.whereVoice}</p>
      </Section>
      <Section title={t.howLongTitle}>
        <List
          items={[
            t.howLongVisitor({ days: visitorDays }),
            t.howLongUser({ months: userMonths }),
            t.howLongLog({ days: logDays }),
          ]}
        />
        <p>{t.howLongDeleted}</p>
      </Section>
      <Section title={t.rightsTitle}>
        <p>{t.rightsLaw}</p>
        <List
          items={[
            t.rightAccess,
            t.rightCorrection,
            t.rightDeletion,
            t.rightObject,
            <>
              {t.rightComplaint}{' '}
              <a href={COMMISSIONER} className="text-brand underline" rel="noreferrer">
                www.odpc.go.ke
              </a>
            </>,
          ]}
        />
      </Section>
      <Section title={t.askTitle}>
        {data && (data.contact ? <Contact text={t.askText} contact={data.contact} /> : <p>{t.askNobody}</p>)}
        {!data && <p>{isError ? t.whereUnknown : t.whereLoading}</p>}
      </Section>
    </>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: ReactNode[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-brand">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Shows the operator's contact text unchanged. */
function Contact({ text, contact }: { text: string; contact: string }) {
  return (
    <p>
      {text} <strong className="wrap-anywhere">{contact}</strong>
    </p>
  );
}
