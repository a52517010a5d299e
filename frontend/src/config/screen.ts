/** A finger and no mouse: Enter breaks the line there instead of sending. */
export const TOUCH_QUERY = '(pointer: coarse)';
/** Where 'Take me elsewhere' leads. */
export const ELSEWHERE_URL = 'https://www.google.com/';
