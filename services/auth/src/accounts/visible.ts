/** Control and format characters, lone surrogates, line separators, fillers, variation selectors, and Braille without dots. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

/** Whether all characters of a name are visible; no account has another kind of name. */
export const isVisible = (username: string): boolean => !INVISIBLE.test(username);
