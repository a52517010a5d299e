/** The Redis key (bus) whose value changes with every commit to a session: the ETag of its messages. */
export const versionKey = (sessionId: string) => `ver:${sessionId}`;
