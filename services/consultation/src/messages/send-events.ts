import { type RedFlagFound } from '@afya/clinical';
import { type LogEvent, type RpcRequest, type SendMessage } from '@afya/service-contracts';
import { type EventPlace, logEvent } from '@afya/events';

export interface AcceptedSend {
  request: Pick<RpcRequest<typeof SendMessage>, 'text' | 'language' | 'files'>;
  messageId: string;
  cost: number;
  found: RedFlagFound | null;
}

/** What the log is told of an accepted send: lengths, sizes and ids. */
export function sendEvents(place: EventPlace, { request, messageId, cost, found }: AcceptedSend): LogEvent[] {
  const { text, language, files } = request;
  const message = { messageId, language, textLength: text.length, files: files.length };
  return [
    logEvent('message_accepted', place, { details: message }),
    ...files.map(({ type, mime, size }) =>
      logEvent('file_accepted', place, { details: { messageId, type, mime, size } }),
    ),
    ...(cost > 0 ? [logEvent('credits_charged', place, { details: { messageId, credits: cost } })] : []),
    ...(found ? [redFlagEvent(place, messageId, found)] : []),
  ];
}

function redFlagEvent(place: EventPlace, messageId: string, { level, flags }: RedFlagFound): LogEvent {
  const severity = level === 'emergency' ? 'warning' : 'info';
  return logEvent('red_flag', place, { severity, details: { messageId, level, flags: flags.join(' ') } });
}
