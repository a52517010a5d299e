let made = 0;

/** A message as the server hands it over, with what a spec changes in it. */
function message(part: object, metadata: object): object {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
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

/** A conversation that is longer than any screen. */
export const longConversation = () =>
  Array.from({ length: 20 }, (_, index) => [userMessage(`Said ${index}`), aiMessage(`Answered ${index}`)]).flat();
