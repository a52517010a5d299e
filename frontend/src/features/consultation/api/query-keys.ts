/** The keys of a session's cached reads. */
export const messagesKey = (sessionId: string) => ['messages', sessionId] as const;
export const sessionKey = (sessionId: string) => ['session', sessionId] as const;
export const confidenceKey = (sessionId: string) => ['confidence', sessionId] as const;
