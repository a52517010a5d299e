import type { Message, Wait } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { messageContent } from '../message/message-content';

/** The progress of an awaited answer, in words. Once an engine reports its current step, the pending answer contains that text. */
export function useWaitText(): (wait: Wait | undefined, awaited: Message) => string | undefined {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  return (wait, awaited) => {
    if (awaited.metadata.step) return messageContent(awaited, language);
    if (!wait) return undefined;
    const { phase, ahead } = wait;
    if (phase === 'reading_files') return t.readingFiles;
    if (phase === 'thinking') return t.thinking;
    if (ahead === undefined) return t.queuedUnknown;
    return ahead === 0 ? t.queuedNext : t.queuedBehind(ahead);
  };
}
