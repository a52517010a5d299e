import type { Bilingual } from '@afya/contracts';
import { compiled } from '../knowledge/compiled';

/** Question texts by id for the patient or a child's carer; ids without an entry use the standard text. */
export const PERSONAL: Readonly<Record<'self' | 'child', Readonly<Record<string, Bilingual>>>> = compiled.personal;
