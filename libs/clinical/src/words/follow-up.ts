import type { Bilingual } from '@afya/contracts';
import type { Situation } from '../consultation/draft';
import { conditionById } from '../knowledge';
import { CARE, GO_NOW, TESTS } from '../knowledge/texts';
import { tokenize } from '../reader/tokenize';
import { enumerate, join, list, text } from './bilingual';
import { diagnose } from './diagnosis';

type Intent = 'when' | 'what' | 'home' | 'medicine' | 'catching' | 'tests' | 'child' | 'thanks';

/** Folded words by which a question is known, the most telling first. */
const INTENTS: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'catching',
    [
      'contagious',
      'infectious',
      'catch',
      'catching',
      'spread',
      'spreads',
      'ambukiza',
      'inaambukiza',
      'inambukiza',
      'kuambukiza',
      'huambukiza',
      'hambukiza',
      'kuambukizana',
    ],
  ],
  ['tests', ['test', 'tests', 'tested', 'lab', 'kipimo', 'vipimo', 'nipime', 'kupima', 'maabara', 'scan', 'xray']],
  [
    'when',
    [
      'when',
      'hospital',
      'clinic',
      'lini',
      'hospitali',
      'kliniki',
      'emergency',
      'dharura',
      'urgent',
      'doctor',
      'daktari',
      'worse',
    ],
  ],
  [
    'medicine',
    [
      'medicine',
      'medicines',
      'drug',
      'drugs',
      'tablet',
      'tablets',
      'dose',
      'antibiotic',
      'antibiotics',
      'panadol',
      'dawa',
      'vidonge',
      'dozi',
      'paracetamol',
      'take',
    ],
  ],
  [
    'home',
    [
      'home',
      'do',
      'help',
      'eat',
      'food',
      'drink',
      'nyumbani',
      'nifanye',
      'nile',
      'kula',
      'chakula',
      'tufanye',
      'relieve',
      'treat',
      'prevent',
      'kuzuia',
      'matibabu',
    ],
  ],
  [
    'what',
    [
      'what',
      'mean',
      'means',
      'meaning',
      'explain',
      'why',
      'cause',
      'causes',
      'serious',
      'nini',
      'maana',
      'eleza',
      'kwanini',
      'sababu',
      'husababisha',
      'ugonjwa',
      'hatari',
      'dangerous',
      'how',
      'long',
      'muda',
    ],
  ],
  ['thanks', ['thanks', 'thank', 'asante', 'ahsante']],
];

const words = (message: string) => tokenize(message).map(({ text: word }) => word);

/** What a question after the diagnosis is about; null when it is not known. */
export function intentOf(message: string): Intent | null {
  const said = new Set(words(message));
  return INTENTS.find(([, keys]) => keys.some((key) => said.has(key)))?.[0] ?? null;
}

const ASKING = new Set([
  'what',
  'when',
  'how',
  'can',
  'is',
  'should',
  'wil',
  'do',
  'does',
  'why',
  'where',
  'which',
  'could',
  'je',
  'nini',
  'lini',
  'vipi',
  'nifanye',
  'ni',
  'kwanini',
  'naweza',
  'wapi',
  'niende',
  'may',
]);

/** A question, and not news: it ends in "?" or begins as questions do. */
export function isQuestion(message: string): boolean {
  return intentOf(message) !== null && (message.trim().endsWith('?') || ASKING.has(words(message)[0] ?? ''));
}

/** The catching illnesses of the knowledge base, with how they pass. */
const CATCHING: ReadonlyMap<string, Bilingual> = new Map([
  ...[
    'common_cold',
    'influenza',
    'covid19',
    'pneumonia',
    'viral_infection',
    'tonsillitis',
    'measles',
    'chickenpox',
    'tuberculosis',
    'meningitis',
  ].map((id): [string, Bilingual] => [
    id,
    text(
      'Yes, it can pass through the air and hands. Cover coughs, wash hands, open windows.',
      'Ndiyo, inaweza kuambukizwa kwa hewa na mikono. Funika kikohozi, nawa mikono, fungua madirisha.',
    ),
  ]),
  ...['gastroenteritis', 'gastroenteritis_severe_dehydration', 'cholera', 'dysentery', 'typhoid', 'hepatitis'].map(
    (id): [string, Bilingual] => [
      id,
      text(
        'Yes, it can pass through stool, hands, water and food. Wash hands with soap and treat the water.',
        'Ndiyo, inaweza kuambukizwa kwa choo, mikono, maji na chakula. Nawa mikono kwa sabuni na tibu maji.',
      ),
    ],
  ),
  ...['scabies', 'ringworm', 'conjunctivitis'].map((id): [string, Bilingual] => [
    id,
    text(
      'Yes, it passes by touch, towels and bedding. Do not share them.',
      'Ndiyo, huambukizwa kwa kugusana, taulo na matandiko. Msitumie pamoja.',
    ),
  ]),
  ...['gonorrhoea', 'pid'].map((id): [string, Bilingual] => [
    id,
    text(
      'Yes, it passes through sex. Use condoms until both partners are treated.',
      'Ndiyo, huambukizwa kwa ngono. Tumia kondomu hadi wenzi wote watibiwe.',
    ),
  ]),
  ...['malaria', 'severe_malaria'].map((id): [string, Bilingual] => [
    id,
    text(
      'Not from person to person: mosquitoes carry it. Sleep under a treated net.',
      'Si kutoka mtu hadi mtu: mbu huieneza. Lala ndani ya neti yenye dawa.',
    ),
  ]),
]);
const NOT_CATCHING = text(
  'It does not usually pass from person to person.',
  'Kwa kawaida haiambukizwi kutoka mtu hadi mtu.',
);

const MEDICINE = text(
  'A health worker must choose the medicine and the amount for you, above all for a child, in pregnancy, or with other illnesses. Do not take antibiotics or malaria tablets without a test or a prescription.',
  'Mhudumu wa afya ndiye wa kuchagua dawa na kiasi kinachokufaa, hasa kwa mtoto, mjamzito au mwenye magonjwa mengine. Usitumie antibiotiki au dawa za malaria bila kipimo au kuandikiwa.',
);
const NOT_UNDERSTOOD = text(
  'I am not sure what you would like to know. You can ask when to go to hospital, what to do at home, about medicines or tests, or tell me what has changed.',
  'Sina hakika ungependa kujua nini. Unaweza kuuliza lini uende hospitali, la kufanya nyumbani, kuhusu dawa au vipimo, au uniambie kilichobadilika.',
);

/** A short answer from the knowledge base to a question after the diagnosis. */
export function followUpAnswer(situation: Situation, message: string): Bilingual {
  const diagnosis = diagnose(situation);
  const condition = diagnosis.conditionId === undefined ? undefined : conditionById(diagnosis.conditionId);
  const care = (condition?.care ?? ['rest', 'fluids']).flatMap((id) => CARE[id] ?? []);
  switch (intentOf(message)) {
    case 'catching':
      return CATCHING.get(condition?.id ?? '') ?? NOT_CATCHING;
    case 'tests': {
      const names = enumerate((condition?.tests ?? []).flatMap((id) => TESTS[id] ?? []));
      return names.en
        ? text(`A clinic may do: ${names.en}.`, `Kliniki inaweza kufanya: ${names.sw}.`)
        : text(
            'A clinic decides after an examination; often no test is needed.',
            'Kliniki itaamua baada ya kukuchunguza; mara nyingi hakuna kipimo kinachohitajika.',
          );
    }
    case 'when':
      return join([
        diagnosis.recommendations[0] ?? null,
        join(
          [
            text('Go at once with:', 'Nenda mara moja ukiona:'),
            list((condition?.goNow ?? ['confusion', 'breathing']).flatMap((id) => GO_NOW[id] ?? [])),
          ],
          '\n',
        ),
      ]);
    case 'medicine':
      return MEDICINE;
    case 'home':
      return join([text('At home:', 'Nyumbani:'), list(care)], '\n');
    case 'what':
      return condition?.what ?? NOT_UNDERSTOOD;
    case 'thanks':
      return text('You are welcome.', 'Karibu.');
    default:
      return NOT_UNDERSTOOD;
  }
}
