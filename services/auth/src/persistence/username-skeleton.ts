import { foldUsername } from '@afya/service-contracts';
import unhomoglyph from 'unhomoglyph';

/**
 * The visual form of a name: letters of other scripts that look like ASCII letters (Unicode's confusables, UTS 39) in either case
 * become those; accents and the width of spaces are ignored. ASCII letters are kept, so `amina1` and `aminal` are two names. Two
 * names with one skeleton cannot both be registered.
 */
export function usernameSkeleton(username: string): string {
  const letters = foldUsername(username)
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .replace(/\s+/g, ' ');
  return [...letters].map(looksLike).join('');
}

const isAscii = (text: string) => /^[\u0020-\u007e]+$/.test(text);

/** Cyrillic `в` looks like no ASCII letter and `В` like `B`; names are compared without case, so both become `b`. */
function looksLike(letter: string): string {
  if (isAscii(letter)) return letter;
  const forms = [unhomoglyph(letter), unhomoglyph(letter.toUpperCase())];
  return foldUsername(forms.find(isAscii) ?? unhomoglyph(letter));
}
