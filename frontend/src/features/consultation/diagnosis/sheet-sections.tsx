import type { Bilingual, Diagnosis, Language, PatientFacts } from '@afya/contracts';
import { RESULT_TEXTS } from '../../../locales/result';
import { adviceWords, type Fact, isNamed, patientRows, shortWords, symptomRows } from './result-facts';

const t = RESULT_TEXTS.en;
/** Four steps of urgency: they show the level in a black-and-white copy at a glance. */
const STEPS = [1, 2, 3, 4];

/** The urgency, the likely illness and the red flags: the first things to read. */
export function SheetImpression({ diagnosis }: { diagnosis: Diagnosis }) {
  const { adviceLevel, confidence, preliminaryDiagnosis, patient } = diagnosis;
  const { word, sentence, step } = adviceWords(adviceLevel, t);
  const flags = patient?.redFlags.map(({ en }) => en).join('; ');
  return (
    <section className="impression">
      <div className="level">
        <h2>{t.adviceLevel}</h2>
        <p className="word">{word}</p>
        <p>{sentence}</p>
        <p aria-hidden className="steps">
          {STEPS.map((position) => (
            <span key={position} className={position <= step ? 'full' : ''} />
          ))}
        </p>
      </div>
      <div>
        <h2>{t.impression}</h2>
        <p className="name">{preliminaryDiagnosis.en}</p>
        {isNamed(diagnosis) && (
          <p>
            {t.confidence}: {t[confidence.level]}, {Math.round(confidence.score)}%
          </p>
        )}
        {patient && (
          <p className={flags ? 'flags' : undefined}>
            <strong>{t.redFlags}:</strong> {flags || t.noRedFlags}
          </p>
        )}
      </div>
    </section>
  );
}

/** The patient's answers, in the order of a medical history. */
export function SheetPatient({ facts }: { facts: PatientFacts }) {
  return (
    <section>
      <h2>{t.patient}</h2>
      <Facts rows={patientRows(facts, 'en')} layout="line" />
      <Facts rows={symptomRows(facts, 'en')} layout="table" />
      {facts.ownWords && (
        <p className="own-words">
          <strong>{t.ownWords}:</strong> “{shortWords(facts.ownWords)}”
        </p>
      )}
    </section>
  );
}

/** The other possible illnesses with their likelihood, and the reasons. */
export function SheetDifferential({ diagnosis }: { diagnosis: Diagnosis }) {
  const { differentialDiagnoses, reasoningPath, criticalFactors } = diagnosis;
  return (
    <section className="columns">
      <div>
        <h2>{t.differential}</h2>
        <ol>
          {isNamed(diagnosis) && (
            <li>
              {diagnosis.preliminaryDiagnosis.en} ({t.first})
            </li>
          )}
          {differentialDiagnoses.map(({ name, likelihood }) => (
            <li key={name.en}>
              {name.en}, {Math.round(likelihood)}%
            </li>
          ))}
        </ol>
        <Line title={t.factors} points={criticalFactors} />
        <Line title={t.tests} points={diagnosis.tests ?? []} />
      </div>
      <Points title={t.reasoning} points={reasoningPath} language="en" />
    </section>
  );
}

/** The advice to the patient; a Swahili version comes with the English one for the health worker. */
export function SheetAdvice({ diagnosis, language }: { diagnosis: Diagnosis; language: Language }) {
  const own = RESULT_TEXTS[language];
  const steps = diagnosis.recommendations;
  const numbers = diagnosis.emergencyNumbers ?? [];
  return (
    <>
      {language !== 'en' && (
        <p className="advice-in-english">
          <strong>{t.adviceGiven}:</strong> {steps.map(({ en }) => en).join(' ')}
        </p>
      )}
      <section lang={language} className="columns patient">
        <h2>{own.forThePatient}</h2>
        <Points title={own.whatToDo} points={steps} language={language} />
        <div>
          <Points
            title={diagnosis.adviceLevel === 'emergency' ? own.evenMoreUrgent : own.goAtOnce}
            points={diagnosis.whenToGoNow}
            language={language}
          />
          {numbers.length > 0 && (
            <p>
              {own.emergencyCall}:{' '}
              <strong>{numbers.map(({ label, number }) => `${number} (${label[language]})`).join(', ')}</strong>
            </p>
          )}
        </div>
      </section>
    </>
  );
}

function Facts({ rows, layout }: { rows: readonly Fact[]; layout: 'line' | 'table' }) {
  return (
    <dl className={layout}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names in one line, which takes less space than a list. */
function Line({ title, points }: { title: string; points: readonly Bilingual[] }) {
  if (points.length === 0) return null;
  return (
    <p className="names">
      <strong>{title}:</strong> {points.map(({ en }) => en).join('; ')}
    </p>
  );
}

function Points({ title, points, language }: { title: string; points: readonly Bilingual[]; language: Language }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point.en}>{point[language]}</li>
        ))}
      </ul>
    </div>
  );
}
