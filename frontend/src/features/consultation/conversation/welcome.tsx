import { useState } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { Chip } from '../answers/chip';
import { draftTexts, setDraftText } from '../session/draft';
import { COMPLAINTS, type Complaint, firstWords, type Patient, PATIENTS, withFirstWords } from './complaints';

/** Introduction, shown while there are no messages. Its options begin the first message in the text field. */
export function Welcome({ sessionId }: { sessionId: string }) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const [patient, setPatient] = useState<Patient>();
  const [complaints, setComplaints] = useState<readonly Complaint[]>([]);
  const [written, setWritten] = useState('');

  function write(who: Patient, what: readonly Complaint[]) {
    const words = firstWords({ start: t[`${who}Has`], complaints: what.map((name) => t[`${name}Has`]), language });
    setDraftText(sessionId, withFirstWords(draftTexts.get()[sessionId] ?? '', written, words));
    setPatient(who);
    setComplaints(what);
    setWritten(words);
  }

  return (
    <div className="my-auto flex flex-col gap-4 px-1 py-4">
      <h2 className="text-2xl font-bold leading-tight">{t.welcomeTitle}</h2>
      <p className="text-lg text-muted">{t.welcomeText}</p>
      <ul aria-label={t.whoIsIll} className="flex flex-wrap gap-2">
        {PATIENTS.map((name) => (
          <li key={name}>
            <Chip aria-pressed={patient === name} onClick={() => write(name, complaints)}>
              {t[name]}
            </Chip>
          </li>
        ))}
      </ul>
      <ul aria-label={t.complaints} className="flex flex-wrap gap-2">
        {COMPLAINTS.map((name) => {
          const isChosen = complaints.includes(name);
          const next = isChosen ? complaints.filter((other) => other !== name) : [...complaints, name];
          return (
            <li key={name}>
              <Chip aria-pressed={isChosen} onClick={() => write(patient ?? 'myself', next)}>
                {t[name]}
              </Chip>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        {t.welcomeWhat} {t.welcomePhoto}
      </p>
    </div>
  );
}
