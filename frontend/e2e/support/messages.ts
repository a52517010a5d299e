let messageCount = 0;

/** A message as the server returns it, changed by the spec. */
function message(part: object, metadata: object): object {
  messageCount += 1;
  return {
    id: `00000000-0000-4000-8000-${String(messageCount).padStart(12, '0')}`,
    sessionId: 'V1StGXR8_Z5jdHi6B-myT',
    content: '',
    isUser: false,
    createdAt: new Date().toISOString(),
    translations: {},
    ...part,
    metadata: { status: 'done', ...metadata },
  };
}

export const userMessage = (content: string, metadata: object = {}) => message({ content, isUser: true }, metadata);

export const aiMessage = (text: string, metadata: object = {}) =>
  message({ content: text, translations: { en: text, sw: text } }, metadata);

/** A conversation longer than any screen. */
export const longConversation = () =>
  Array.from({ length: 20 }, (_, index) => [userMessage(`Said ${index}`), aiMessage(`Answered ${index}`)]).flat();
