import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['anaphylaxis', 'Ten minutes after groundnuts my tongue swelled, itchy welts came up and my breath is whistling'],
  ['anaphylaxis', 'Baada ya sindano ya dawa nimepata vipele mwili mzima, midomo imevimba na pumzi inabana'],
  ['snakebite', 'A snake bit my ankle in the maize, there are two small holes and the leg swells more and more'],
  ['snakebite', "Nimeng'atwa na nyoka mguuni jioni hii, mguu unavimba na natapika"],
  ['animal_bite', 'The street dog that bit my arm yesterday died today, there is only a small wound'],
  ['animal_bite', "Mwanangu ameng'atwa na mbwa mkononi, kuna kidonda kidogo"],
  ['poisoning', 'My toddler drank bleach from a cup, his lips are burnt and he vomits'],
  ['poisoning', 'Amemeza vidonge vingi vya panadol saa moja iliyopita na anatapika'],
  [
    'poisoning_organophosphate',
    'After spraying his tomatoes he sweats, saliva runs, his pupils are tiny and he vomits',
  ],
  [
    'poisoning_organophosphate',
    'Amekunywa dawa ya kupulizia mimea, anatokwa na mate na jasho, mboni za macho ni ndogo',
  ],
  ['carbon_monoxide', 'The charcoal burner was in our bedroom overnight, we all woke with headache and nausea'],
  ['carbon_monoxide', 'Tulilala na jiko la makaa chumbani, asubuhi kichwa kinauma, nina kichefuchefu na kizunguzungu'],
  ['burn_severe', 'Boiling soup poured over his chest and arms, the skin is coming off'],
  ['burn_severe', 'Ameungua moto usoni na mikononi, ngozi imebanduka na ana malengelenge'],
  ['burn_minor', 'I touched the hot iron, my fingertip is red with one blister'],
  ['burn_minor', 'Nimeungua kidole kwa mvuke, ni kidogo na kimekuwa chekundu'],
  ['head_injury', 'She banged her head on the floor, cannot remember it, vomits and is drowsy'],
  ['head_injury', 'Amegongwa kichwani na tofali, alipoteza fahamu kidogo na sasa anatapika'],
  ['haemorrhage_wound', 'The machete went deep into his leg and blood is gushing, he feels faint'],
  ['haemorrhage_wound', 'Panga limemkata mkono, jeraha ni la kina na damu haikatiki'],
  ['minor_wound', 'I grazed my elbow and have a little cut, it bled a bit and has stopped'],
  ['minor_wound', 'Nimejikata kidogo kidoleni na wembe, damu imeisha'],
  ['fracture', 'He fell from the roof, his arm is crooked and he cannot move it'],
  ['fracture', 'Ameanguka mtini, mkono umepinda, umevimba na hawezi kuusogeza'],
  ['sprain', 'My ankle rolled while running, it is swollen but I can put weight on it'],
  ['sprain', 'Mguu umeteguka nikikimbia, kifundo kimevimba lakini natembea nao'],
  ['sexual_assault', 'Two men forced me into sex yesterday on my way home and I bleed a little'],
  ['sexual_assault', 'Mjomba amembaka binti yangu jana, ana maumivu sehemu za siri'],
  ['drowning_electric', 'He fell into the swimming pool and was pulled out blue, now he coughs and breathes fast'],
  ['drowning_electric', 'Fundi amepigwa na umeme, alizimia kidogo na moyo unaenda mbio'],
  ['heat_stroke', 'He ran a marathon at noon, collapsed, his skin is hot and dry and he is confused'],
  ['heat_stroke', 'Alilima juani siku nzima, sasa mwili unachemka, hatoi jasho na anaongea ovyo'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
