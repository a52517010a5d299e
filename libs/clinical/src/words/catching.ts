import type { Bilingual } from '@afya/contracts';
import { text } from './bilingual';

const rows: readonly (readonly [ids: string, Bilingual])[] = [
  [
    'common_cold influenza covid19 pneumonia severe_pneumonia viral_infection tonsillitis viral_pharyngitis laryngitis acute_bronchitis bronchiolitis croup pertussis measles rubella mumps chickenpox tuberculosis meningitis mononucleosis',
    text(
      'Yes, it can pass through the air and hands. Cover coughs, wash hands, open windows.',
      'Ndiyo, inaweza kuambukizwa kwa hewa na mikono. Funika kikohozi, nawa mikono, fungua madirisha.',
    ),
  ],
  [
    'gastroenteritis gastroenteritis_severe_dehydration cholera dysentery typhoid hepatitis intestinal_worms haemolytic_uraemic_syndrome acute_flaccid_paralysis',
    text(
      'Yes, it can pass through stool, hands, water and food. Wash hands with soap and treat the water.',
      'Ndiyo, inaweza kuambukizwa kwa choo, mikono, maji na chakula. Nawa mikono kwa sabuni, na chemsha maji ya kunywa au uyawekee dawa.',
    ),
  ],
  [
    'scabies ringworm conjunctivitis impetigo warts mpox herpes_labialis shingles',
    text(
      'Yes, it passes by touch, towels and bedding. Do not share them.',
      'Ndiyo, huambukizwa kwa kugusana, taulo na matandiko. Msitumie pamoja.',
    ),
  ],
  [
    'gonorrhoea pid syphilis genital_herpes genital_warts trichomoniasis',
    text(
      'Yes, it passes through sex. Use condoms until both partners are treated.',
      'Ndiyo, huambukizwa kwa ngono. Tumia kondomu hadi wenzi wote watibiwe.',
    ),
  ],
  [
    'hiv hiv_exposure cryptococcal_meningitis',
    text(
      'HIV passes through sex, blood, and from mother to child; not by touch, food or the air. A condom and treatment protect others.',
      'VVU huambukizwa kwa ngono, damu, na kutoka kwa mama hadi mtoto; si kwa kugusana, chakula wala hewa. Kondomu na dawa huwalinda wengine.',
    ),
  ],
  [
    'viral_haemorrhagic_fever',
    text(
      'Yes, by blood and all fluids of the body. Nobody should touch the patient without protection; tell the hospital before you come.',
      'Ndiyo, kwa damu na majimaji yote ya mwili. Mtu asimguse mgonjwa bila kinga; iambieni hospitali kabla ya kufika.',
    ),
  ],
  [
    'malaria severe_malaria dengue chikungunya lymphatic_filariasis',
    text(
      'Not from person to person: mosquitoes carry it. Sleep under a treated net.',
      'Si kutoka mtu hadi mtu: mbu huieneza. Lala ndani ya neti yenye dawa.',
    ),
  ],
  [
    'brucellosis leptospirosis plague_anthrax tick_fever trypanosomiasis leishmaniasis rabies cat_scratch schistosomiasis tungiasis lyme animal_bite',
    text(
      'Hardly from person to person: it comes from animals, insects or water. Others who were there may have it too.',
      'Ni nadra kutoka mtu hadi mtu: hutoka kwa wanyama, wadudu au maji. Wengine waliokuwa hapo wanaweza pia kuwa nao.',
    ),
  ],
];

/** How contagious conditions spread, by condition id. */
export const CATCHING: ReadonlyMap<string, Bilingual> = new Map(
  rows.flatMap(([ids, how]) => ids.split(' ').map((id) => [id, how] as const)),
);
export const NOT_CATCHING = text(
  'It does not usually pass from person to person.',
  'Kwa kawaida hali hii haiambukizwi kutoka mtu hadi mtu.',
);
export const CATCHING_UNKNOWN = text(
  'I cannot tell, since it is not clear which illness it is. Wash hands often, and keep away from small children and the old while there is fever or diarrhoea.',
  'Siwezi kusema, kwa kuwa haijulikani ni ugonjwa gani. Nawa mikono mara kwa mara, na ukae mbali na watoto wadogo na wazee kukiwa na homa au kuhara.',
);
