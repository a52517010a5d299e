import type { Bilingual } from '@afya/contracts';
import { FOR_CHILD } from './words-for-child';
import { FOR_SELF } from './words-for-self';

/** The words of a question, by id, that fit who is ill; without a row the usual words hold. */
export const PERSONAL: Readonly<Record<'self' | 'child', Readonly<Record<string, Bilingual>>>> = {
  self: FOR_SELF,
  child: FOR_CHILD,
};
