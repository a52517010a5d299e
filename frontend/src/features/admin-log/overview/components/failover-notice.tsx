import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Alert } from '../../../../components/ui/alert';
import { buttonClass } from '../../../../components/ui/button';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { failoversOptions, recentFailovers } from '../api/get-failovers';
import { useAmounts } from './use-amounts';

/** Says within seconds that the language model is failing; the figures below it are read when they are asked for. */
export function FailoverNotice() {
  const t = useTexts(overviewTexts);
  const { count } = useAmounts();
  const { data } = useQuery(failoversOptions);
  if (!data?.logs) return null;
  const logs = (
    <Link href={`/admin?${new URLSearchParams(recentFailovers())}`} className={buttonClass('secondary')}>
      {t.seeFailovers}
    </Link>
  );
  return (
    <Alert tone="warning" role="status" title={t.modelFailing} actions={logs}>
      {t.modelFailingText({ count: count(data.logs) })}
    </Alert>
  );
}
