/** Control and format characters, line separators, and lone halves of characters: they cannot be seen or typed again. */
const INVISIBLE = /[\p{C}\u2028\u2029]/u;

/** Whether a name can be read by people; no account has another kind of name. */
export const isVisible = (username: string): boolean => !INVISIBLE.test(username);
