import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Alert } from '../../../../components/ui/alert';
import { buttonClass } from '../../../../components/ui/button';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { failoversOptions, recentFailovers } from '../api/get-failovers';
import { useShortFormats } from './use-short-formats';

/** Warns within seconds that the language model is failing. The metrics below refresh only on request. */
export function FailoverNotice() {
  const t = useTexts(overviewTexts);
  const { count } = useShortFormats();
  const { data } = useQuery(failoversOptions);
  if (!data?.logs) return null;
  const logs = (
    <Link to={`/admin?${new URLSearchParams(recentFailovers())}`} className={buttonClass('secondary')}>
      {t.seeFailovers}
    </Link>
  );
  return (
    <Alert tone="warning" role="status" title={t.modelFailing} actions={logs}>
      {t.modelFailingText({ count: count(data.logs) })}
    </Alert>
  );
}
