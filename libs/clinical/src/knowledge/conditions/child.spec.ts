import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  [
    'severe_acute_malnutrition',
    'My two year old is so thin that his ribs show and his feet are swollen, his hair has turned reddish',
  ],
  ['severe_acute_malnutrition', 'Mtoto wa miaka miwili amekonda sana, miguu imevimba na nywele zimebadilika rangi'],
  ['neonatal_sepsis', 'My ten day old baby feels hot, will not suck and sleeps all the time'],
  ['neonatal_sepsis', 'Mtoto wa wiki mbili ana joto, hanyonyi na anapumua haraka'],
  ['fever_unspecified', 'My three year old has had a fever since yesterday and does not want to eat, nothing else'],
  ['fever_unspecified', 'Mtoto wa mwaka mmoja ana homa tangu jana na hana hamu ya kula, hakuna dalili nyingine'],
  ['neonatal_jaundice', 'My baby is six days old and his eyes and skin look yellow, he is breastfeeding well'],
  ['neonatal_jaundice', 'Mtoto wa siku tano amekuwa na manjano machoni na mwilini, ananyonya vizuri'],
  [
    'febrile_convulsion',
    'My boy of two had a high fever, then a fit for about one minute, now he is awake and playing',
  ],
  ['febrile_convulsion', 'Mtoto wa miaka miwili alikuwa na homa kali akapata degedege dakika mbili, sasa anacheza'],
  [
    'infant_colic_reflux',
    'Our seven week old screams for hours every evening and pulls up his legs, but he feeds and grows well',
  ],
  ['infant_colic_reflux', 'Mtoto wa mwezi mmoja na nusu hulia kila jioni kwa saa nyingi, ananyonya vizuri na anakua'],
  ['diaper_dermatitis', "The skin under my daughter's nappy is bright red and sore since she had loose stools"],
  ['diaper_dermatitis', 'Makalio ya mtoto yana vipele vyekundu kwa sababu ya nepi'],
  ['oral_thrush', "There are white patches inside my baby's cheeks and on the tongue that do not wipe off"],
  ['oral_thrush', 'Ulimi wa mtoto una utando mweupe na analia akinyonya'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
