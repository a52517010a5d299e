import type { TranslationOf } from '../bilingual';
import type { en } from '../en/files';

export const sw: TranslationOf<typeof en> = {
  attach: 'Ambatisha faili',
  camera: 'Piga picha',
  hint: 'Picha na PDF, hadi 5 kwa pamoja, kila moja isizidi 10MB.',
  dropHere: 'Weka faili zako hapa',

  chosen: 'Faili ulizochagua',
  clearAll: 'Ondoa zote',
  remove: 'Ondoa {name}',
  refused: 'Haikukubaliwa',
  removeRefused: { one: 'Ondoa faili hii', other: 'Ondoa faili hizi' },
  preparing: 'Tunaandaa faili zako',
  ready: '{files}, {size}',
  files: { one: 'Faili {count}', other: 'Faili {count}' },

  sending: 'Faili zako zinatumwa',
  percent: '{percent}%',
  sent: 'Faili zako zimetumwa. Tunasubiri zithibitishwe',
  upload: 'Kutuma {name}',
  cancel: 'Ghairi',
  arrivedTitle: 'Ujumbe wako ulikuwa umeshafika',
  arrived: 'Ulifika kabla hujaghairi. Hautumwi wala kutozwa tena.',
  arrivedChanged:
    'Ulifika kama ulivyokuwa kabla ya kuubadilisha. Kama bado unataka kusema haya, yatume kama ujumbe mpya.',

  invalidTitle: 'Aina ya faili haikubaliki',
  invalid: 'Ni picha na PDF pekee zinazokubaliwa',
  tooLargeTitle: 'Faili ni kubwa mno',
  tooLarge: 'Ukubwa wa juu wa faili ni 10MB',
  tooManyTitle: 'Faili ni nyingi mno',
  tooMany: 'Unaweza kupakia hadi faili 5 kwa wakati mmoja',
  brokenTitle: 'Picha haifunguki',
  broken: 'Picha imeharibika, au kivinjari hiki hakifungui aina yake. Chagua nyingine au piga picha mpya',
  heic: 'Picha za HEIC hazifunguki hapa. Hifadhi picha kama JPEG, au ipige picha ya skrini',
  emptyTitle: 'Faili ni tupu',
  empty: 'Faili hii haina kitu ndani. Chagua nyingine',
  unreadableTitle: 'Faili haisomeki',
  unreadable: 'Kifaa hiki hakikuweza kuisoma. Ihifadhi kwenye kifaa kwanza, kisha uichague tena',
  lostTitle: 'Faili haikuhifadhiwa',
  lost: 'Kivinjari hiki hakikuweza kuihifadhi. Tafadhali ichague tena',
  problem: '{name}: {reason}',
  dismiss: 'Funga',

  image: 'Picha: {name}',
  pdf: 'PDF: {name}',
  imageFailed: 'Picha haikufunguka.',
  imageAgain: 'Jaribu tena',
};
