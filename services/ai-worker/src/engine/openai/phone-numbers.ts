/** Between two digits of a number: up to three spaces, dots, hyphens, slashes and brackets. Lines are not joined. */
const GAP = '[ \\t\\u00a0.()/\\u2010-\\u2015-]{0,3}';
const digits = (count: string) => `(?:${GAP}\\d){${count}}`;
/** So many digits in groups of two or more: a single digit after a number is a dose. */
const groups = '(?:[ \\t\\u00a0.()/\\u2010-\\u2015-]{0,3}\\d{2,}(?![ ]?(?:mg|ml|mcg|kg|cm|g|%|°)))';
const NOT_AFTER = '(?<!\\d|\\d[.,:/+-])';

const NUMBERS = [
  // Kenya, Tanzania, Uganda: nine digits after the country code, and the trunk zero that people write.
  `${NOT_AFTER}\\(?(?:(?:\\+|00)${GAP})?25[456]\\)?${GAP}(?:\\(?0\\)?)?${digits('9')}(?!\\d)`,
  // Ten digits after +1.
  `${NOT_AFTER}\\(?(?:\\+|00)${GAP}1\\)?${digits('10')}(?!\\d)`,
  // Any other country.
  `${NOT_AFTER}\\(?(?:\\+|00)[ ]?\\(?[1-9]\\d{0,14}\\)?${groups}{0,6}(?!\\d)`,
  // National, from its trunk zero on.
  `${NOT_AFTER}\\(?0[1-9](?:${digits('8')}|${digits('9')}|${digits('7')})(?!\\d)`,
  `${NOT_AFTER}0(?:[ ]\\d){9}(?!\\d)`,
  // An area code in brackets or between hyphens.
  `${NOT_AFTER}(?:1[ .-])?(?:\\(\\d{3}\\)[ ]?\\d{3}[ .-]?\\d{4}|\\d{3}-\\d{3}-\\d{4})(?!\\d)`,
].map((source) => new RegExp(source, 'g'));

const DATE = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)/;
/** One digit after a point: a measurement. */
const DECIMAL = /\d\.\d(?!\d)/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 16;

function isNumber(match: string): boolean {
  const count = match.replace(/\D/g, '').length;
  return count >= FEWEST_DIGITS && count <= MOST_DIGITS && !DATE.test(match) && !DECIMAL.test(match);
}

/** The first digits of other scripts: Arabic, Persian, full width. */
const ZEROS = [0x660, 0x6f0, 0xff10];
function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - ZEROS.findLast((zero) => code >= zero)!);
}

/**
 * Replaces each telephone number, however it is grouped, by a word. Doses, dates, times, blood pressures and other
 * measurements are kept. Linear in the length of the text.
 */
export function withoutPhoneNumbers(text: string, instead: string): string {
  const ascii = text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, asciiDigit);
  // Twice: the second of two numbers with a slash between them is found after the first was removed.
  return [...NUMBERS, ...NUMBERS].reduce(
    (rest, pattern) => rest.replace(pattern, (match) => (isNumber(match) ? instead : match)),
    ascii,
  );
}
