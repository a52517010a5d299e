/**
 * What cannot be seen or typed again: control and format characters, lone halves of characters, line separators, fillers and
 * variation selectors, and Braille without dots.
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

/** Whether a name can be read by people; no account has another kind of name. */
export const isVisible = (username: string): boolean => !INVISIBLE.test(username);
