import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['suicidality', 'I have written a farewell letter and I want to end my life'],
  ['suicidality', 'Nimechoka na maisha, nimenunua sumu nijiue'],
  ['depression', 'For two months I have had no joy in anything, I wake at three, hardly eat and feel like a burden'],
  ['depression', 'Kwa miezi miwili nina huzuni, sina raha na kitu chochote, siwezi kulala na najilaumu kila siku'],
  ['anxiety', 'Out of the blue my heart races, I tremble and think I am dying, after fifteen minutes it is over'],
  ['anxiety', 'Ghafla naingiwa na hofu kubwa, moyo unadunda mbio na nashindwa kupumua, baada ya muda inaisha'],
  ['psychosis', 'My son hears people talking when nobody is there, says neighbours spy on him and laughs alone'],
  ['psychosis', 'Mwanangu wa miaka 21 anasikia sauti, anacheka peke yake na anasema watu wanataka kumuua'],
  [
    'postpartum_mental',
    'Since my baby was born three weeks ago I weep every day, cannot sleep and feel no love for the baby',
  ],
  ['postpartum_mental', 'Tangu nijifungue wiki nne sasa nalia kila siku, silali na simpendi mtoto'],
  [
    'alcohol_withdrawal',
    'My husband drank every day, he stopped two days ago and now his hands tremble, he sweats and sees things',
  ],
  ['alcohol_withdrawal', 'Nilikuwa nakunywa pombe kila siku, nimeacha siku mbili, mikono inatetemeka na natoka jasho'],
  ['insomnia', 'I lie awake until two although I am tired, I look at my phone in bed and drink coffee late'],
  ['insomnia', 'Usingizi unachelewa hadi saa nane, naangalia simu usiku na mchana nimechoka'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
