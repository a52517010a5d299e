import { foldUsername } from '@afya/service-contracts';
import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like: letters of other scripts that look like ASCII ones (Unicode's confusables, UTS 39) in either case are
 * taken for them; accents do not count, nor how wide a gap is. ASCII letters stay themselves, so that `amina1` and `aminal` remain
 * two names. Two names with one skeleton cannot both be registered.
 */
export function usernameSkeleton(username: string): string {
  const letters = foldUsername(username)
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .replace(/\s+/g, ' ');
  return [...letters].map(looksLike).join('');
}

const isAscii = (text: string) => /^[\u0020-\u007e]+$/.test(text);

/** Cyrillic `в` looks like no ASCII letter and `В` like `B`; names are compared without case, so both count as `b`. */
function looksLike(letter: string): string {
  if (isAscii(letter)) return letter;
  const forms = [unhomoglyph(letter), unhomoglyph(letter.toUpperCase())];
  return foldUsername(forms.find(isAscii) ?? unhomoglyph(letter));
}
