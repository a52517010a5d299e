const KENYAN_MOBILE = /^(?:\+?254|0)[17]\d{8}$/;

/** Whether a text is a Kenyan mobile number: 07…, 01… or +254…, with any spaces, hyphens or brackets. */
export function isKenyanMobile(text: string): boolean {
  return KENYAN_MOBILE.test(text.replace(/[\s().-]/g, ''));
}
