/** Touch screen without a mouse: there Enter inserts a line break instead of sending. */
export const TOUCH_QUERY = '(pointer: coarse)';
/** Target of 'Take me elsewhere'. */
export const ELSEWHERE_URL = 'https://www.google.com/';
