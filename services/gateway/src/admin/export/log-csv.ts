import { type ExportLogs, type RpcResponse } from '@afya/service-contracts';
import { stringify } from 'csv-stringify/sync';

export type ExportedLog = RpcResponse<typeof ExportLogs>['items'][number];

/** The file's columns in order. Each list is joined in one cell. */
const COLUMNS: Readonly<Record<string, (log: ExportedLog) => unknown>> = {
  id: ({ id }) => id,
  timestamp: ({ timestamp }) => timestamp,
  eventType: ({ eventType }) => eventType,
  severity: ({ severity }) => severity,
  sessionId: ({ sessionId }) => sessionId,
  userId: ({ userId }) => userId,
  stage: ({ consultationStage }) => consultationStage,
  model: ({ modelUsed }) => modelUsed,
  tokenCount: ({ metrics }) => metrics.tokenCount,
  costKES: ({ metrics }) => metrics.costKES,
  responseTimeMs: ({ metrics }) => metrics.responseTimeMs,
  details: ({ contentSnapshot }) => contentSnapshot && JSON.stringify(contentSnapshot),
  preliminaryDiagnosis: ({ diagnosisInfo }) => diagnosisInfo?.preliminaryDiagnosis,
  confidenceScore: ({ diagnosisInfo }) => diagnosisInfo?.confidenceScore,
  differentialDiagnoses: ({ diagnosisInfo }) => diagnosisInfo?.differentialDiagnoses.join('; '),
  reasoningPath: ({ diagnosisInfo }) => diagnosisInfo?.reasoningPath,
  criticalFactors: ({ diagnosisInfo }) => diagnosisInfo?.criticalFactors.join('; '),
  verdict: ({ verdict }) => verdict?.verdict,
  verdictNote: ({ verdict }) => verdict?.note,
  verdictBy: ({ verdict }) => verdict?.by,
  verdictAt: ({ verdict }) => verdict?.at,
};

/** RFC 4180. Spreadsheets run cells that begin with = + - or @ as formulas, so such text is prefixed with an apostrophe. */
const toCsv = (rows: unknown[][], bom: boolean) =>
  stringify(rows, { record_delimiter: 'windows', escape_formulas: true, bom });

/** A header, then one line per log. Begins with a byte order mark, without which Excel does not recognise UTF-8. */
export async function* logCsv(pages: AsyncIterable<readonly ExportedLog[]>): AsyncGenerator<string, void, undefined> {
  yield toCsv([Object.keys(COLUMNS)], true);
  for await (const page of pages) {
    const rows = page.map((log) => Object.values(COLUMNS).map((cell) => cell(log)));
    if (rows.length > 0) yield toCsv(rows, false);
  }
}
