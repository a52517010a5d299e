import type { Bilingual } from '@afya/contracts';
import { BRAIN_AND_NERVES_TEXTS } from './brain-and-nerves';
import { CHILD_TEXTS } from './child';
import { DIGESTIVE_TEXTS } from './digestive';
import { ENDOCRINE_TEXTS } from './endocrine';
import { EYE_AND_MOUTH_TEXTS } from './eye-and-mouth';
import { GENERAL_TEXTS } from './general';
import { HEART_AND_BLOOD_TEXTS } from './heart-and-blood';
import { INFECTIOUS_TEXTS } from './infectious';
import { INJURY_AND_POISON_TEXTS } from './injury-and-poison';
import { MIND_TEXTS } from './mind';
import { MUSCLES_AND_JOINTS_TEXTS } from './muscles-and-joints';
import { RESPIRATORY_AND_ENT_TEXTS } from './respiratory-and-ent';
import { SKIN_TEXTS } from './skin';
import { URINARY_AND_MALE_TEXTS } from './urinary-and-male';
import { WOMEN_AND_BIRTH_TEXTS } from './women-and-birth';
import type { Texts } from './schema';

const TEXTS: readonly Texts[] = [
  GENERAL_TEXTS,
  INFECTIOUS_TEXTS,
  RESPIRATORY_AND_ENT_TEXTS,
  DIGESTIVE_TEXTS,
  WOMEN_AND_BIRTH_TEXTS,
  URINARY_AND_MALE_TEXTS,
  CHILD_TEXTS,
  HEART_AND_BLOOD_TEXTS,
  BRAIN_AND_NERVES_TEXTS,
  MIND_TEXTS,
  ENDOCRINE_TEXTS,
  MUSCLES_AND_JOINTS_TEXTS,
  SKIN_TEXTS,
  EYE_AND_MOUTH_TEXTS,
  INJURY_AND_POISON_TEXTS,
];

function merged(part: keyof Texts): Readonly<Record<string, Bilingual>> {
  return Object.assign({}, ...TEXTS.map((texts) => texts[part])) as Record<string, Bilingual>;
}

export const CARE = merged('care');
export const TESTS = merged('tests');
export const GO_NOW = merged('goNow');
