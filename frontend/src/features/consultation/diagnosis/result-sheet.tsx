import type { Message } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../lib/class-names';
import { LOCALES, useLanguage } from '../../../locales/language';
import { RESULT_TEXTS } from '../../../locales/result';
import { chosenResult } from './chosen-result';
import { isLong, resultTime } from './result-facts';
import { isResult, type ResultMessage } from '../message/result-message';
import './result-sheet.css';
import { SheetAdvice, SheetDifferential, SheetImpression, SheetPatient } from './sheet-sections';

const t = RESULT_TEXTS.en;

/**
 * The page that is printed in place of the screen: in English for the health worker, with the advice also in the patient's language. It
 * is always in the document but not visible, so that the print command of the browser prints it too.
 */
export default function ResultSheet({ messages }: { messages: readonly Message[] }) {
  const chosen = useStore(chosenResult);
  const results = messages.filter(isResult);
  const message = results.find(({ id }) => id === chosen) ?? results.at(-1);
  return message ? createPortal(<Sheet message={message} />, document.body) : null;
}

function Sheet({ message }: { message: ResultMessage }) {
  const language = useLanguage();
  const { diagnosis } = message.metadata;
  return (
    <div
      className={classNames('result-sheet', isLong(diagnosis, language) && 'long')}
      lang="en"
      data-sheet={message.id}
    >
      <header>
        <h1>Afya · {t.sheetTitle}</h1>
        <time dateTime={message.createdAt}>{resultTime(message.createdAt, LOCALES.en)}</time>
      </header>
      <p className="notice">
        <strong>{t.notExamined}.</strong> {t.notExaminedText}
      </p>
      <SheetImpression diagnosis={diagnosis} />
      {diagnosis.patient && <SheetPatient facts={diagnosis.patient} />}
      <SheetDifferential diagnosis={diagnosis} />
      <SheetAdvice diagnosis={diagnosis} language={language} />
    </div>
  );
}
