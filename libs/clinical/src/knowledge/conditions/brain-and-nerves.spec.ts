import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['tension_headache', 'After long days at the office my head is tight all around, like a belt, but I can still work'],
  ['tension_headache', 'Kila jioni baada ya kazi kichwa kinakaza pande zote na kisogo kinauma, sina homa'],
  ['migraine', 'About twice a month one half of my head pounds, I throw up and I must lie down in the dark'],
  ['migraine', 'Mara mbili kwa mwezi nusu ya kichwa inagonga, napata kichefuchefu na sipendi mwanga'],
  [
    'cluster_headache',
    'For a month I wake at one at night with unbearable pain behind my left eye, it waters and I walk up and down',
  ],
  [
    'cluster_headache',
    'Kwa mwezi sasa naamka usiku saa ileile na maumivu makali nyuma ya jicho la kushoto, jicho linatoa machozi, nazunguka chumba',
  ],
  ['stroke', 'My father of 70 with high pressure suddenly cannot move his right arm and his speech is slurred'],
  ['stroke', 'Bibi wa miaka 72 ana presha, ghafla mkono wa kushoto umelegea na uso umepinda'],
  ['epilepsy', 'My son has fits every few weeks: he goes stiff and jerks, wets himself and sleeps for an hour after'],
  ['epilepsy', 'Mtoto wangu wa miaka 12 huanguka kifafa kila baada ya wiki mbili, hujikojolea na kisha hulala fofofo'],
  [
    'status_epilepticus',
    'He has been convulsing for half an hour, the fits come one after another and he does not wake',
  ],
  ['status_epilepticus', 'Degedege haikomi tangu nusu saa, linarudi mfululizo na hajitambui'],
  [
    'brain_tumour',
    'For two months my headache gets worse, it is worst in the morning with vomiting, and now my left hand is weak',
  ],
  [
    'brain_tumour',
    'Miezi miwili kichwa kinazidi kila wiki, ni kibaya zaidi asubuhi, natapika na naona vitu viwili viwili',
  ],
  ['bppv', 'The whole room turns for half a minute when I roll over in bed or look up, then I am fine'],
  ['bppv', 'Kila nikigeuka upande mwingine kitandani nyumba inazunguka kwa sekunde kadhaa, kisha naona sawa'],
  [
    'labyrinthitis_meniere',
    'For a day everything has been spinning, one ear hums and is blocked, I hear less and I vomit',
  ],
  ['labyrinthitis_meniere', 'Tangu jana kila kitu kinazunguka, sikio moja linavuma na limeziba, natapika'],
  [
    'bells_palsy',
    'This morning my face hung on one side, I cannot shut that eye or whistle, but arms and legs are strong',
  ],
  ['bells_palsy', 'Asubuhi nimeamka uso umelegea upande mmoja, siwezi kufumba jicho, lakini mikono na miguu ina nguvu'],
  [
    'peripheral_neuropathy',
    'For months my feet have been burning and prickling at night, it feels like walking on cotton',
  ],
  ['peripheral_neuropathy', 'Kwa miezi nyayo zinawaka na zina ganzi, kama natembea kwenye pamba, nakunywa dawa za TB'],
  ['carpal_tunnel', 'I sew all day and at night my thumb and two fingers tingle until I shake my hand'],
  [
    'carpal_tunnel',
    'Mimi ni fundi cherehani, usiku kidole gumba na vya karibu vinakufa ganzi na vitu vinaanguka mkononi',
  ],
  ['parkinson_dementia', 'My father is 74, his hand shakes when it rests, he walks slowly with small steps and falls'],
  ['parkinson_dementia', 'Bibi wa miaka 80 husahau majina ya watoto, anauliza swali lilelile na anapotea njia'],
  ['ms_mg', 'By evening my eyelids droop and I see double, chewing tires me, after rest it is better'],
  ['ms_mg', 'Jioni kope zinaanguka na naona viwili viwili, kutafuna kunanichosha, nikilala napata nafuu'],
  ['narcolepsy', 'I nod off suddenly in the middle of a talk, and when I laugh hard my knees go weak'],
  ['narcolepsy', 'Nashikwa na usingizi wa ghafla mchana hata kazini, na nikicheka sana nguvu inaisha miguuni'],
  [
    'acute_flaccid_paralysis',
    'Two weeks after diarrhoea my legs became weak, it climbs up and now I can hardly lift my arms',
  ],
  [
    'acute_flaccid_paralysis',
    'Mtoto wa miaka 3 mguu umelegea ghafla tangu juzi, hawezi kusimama, alikuwa na homa kidogo',
  ],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
