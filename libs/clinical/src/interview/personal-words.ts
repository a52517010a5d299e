import type { Bilingual } from '@afya/contracts';
import { FOR_CHILD } from './words-for-child';
import { FOR_SELF } from './words-for-self';

/** Question texts by id for the patient or a child's carer; ids without an entry use the standard text. */
export const PERSONAL: Readonly<Record<'self' | 'child', Readonly<Record<string, Bilingual>>>> = {
  self: FOR_SELF,
  child: FOR_CHILD,
};
