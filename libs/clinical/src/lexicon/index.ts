import { BACKGROUND } from './background';
import { BELLY } from './belly';
import { BREATHING_AND_THROAT } from './breathing-and-throat';
import { GENERAL } from './general';
import { HEAD_AND_NERVES } from './head-and-nerves';
import { type LexiconTable } from './schema';
import { SKIN_AND_INJURY } from './skin-and-injury';
import { URINE_AND_BIRTH } from './urine-and-birth';

/** How people say each finding, by the finding's id. */
export const LEXICON: LexiconTable = {
  ...GENERAL,
  ...HEAD_AND_NERVES,
  ...BREATHING_AND_THROAT,
  ...BELLY,
  ...URINE_AND_BIRTH,
  ...SKIN_AND_INJURY,
  ...BACKGROUND,
};
