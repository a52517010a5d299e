import type { Message, MessageMetadata } from '@afya/contracts';

export const SESSION_ID = 'V1StGXR8_Z5jdHi6B-myT';
let messageCount = 0;

function makeMessage(part: Partial<Message>, metadata: Partial<MessageMetadata>): Message {
  messageCount += 1;
  return {
    id: `message-${messageCount}`,
    sessionId: SESSION_ID,
    content: '',
    isUser: false,
    createdAt: new Date().toISOString(),
    translations: {},
    ...part,
    metadata: { status: 'done', ...metadata },
  };
}

export function makeUserMessage(content: string, metadata: Partial<MessageMetadata> = {}): Message {
  return makeMessage({ content, isUser: true }, metadata);
}

/** An AI message with a text in each language. */
export function makeReply(en: string, sw: string, metadata: Partial<MessageMetadata> = {}): Message {
  return makeMessage({ content: en, translations: { en, sw } }, metadata);
}

export function makePlaceholder(): Message {
  return makeMessage({ content: 'Analyzing' }, { status: 'pending' });
}
