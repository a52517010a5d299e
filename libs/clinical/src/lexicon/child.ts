import type { LexiconTable } from './schema';

/** Newborns and children. */
export const CHILD: LexiconTable = {
  not_feeding: {
    en: `refuses the breast; refusing the breast; refuses breast; refusing breast milk; {cant} {drink}; stopped feeding; stopped breastfeeding; stopped sucking; not able to drink; too weak to suck; too weak to breastfeed;
      unable to drink; unable to breastfeed; refuses to drink; refused to suck`,
    sw: `{siwezi} kunyonya; {siwezi} kunywa; anakataa titi; amekataa titi; anakataa maziwa; anakataa kunyonya; amekataa maziwa; ~goma kunyonya; ameacha kunyonya`,
    lack: `not feeding; not breastfeeding; not drinking; not sucking; doesn't drink; doesn't feed; doesn't suck; won't feed; won't breastfeed; won't drink; won't suck; not suckling; can't drink; can't feed; can't suck; unable to feed;
      hanyonyi; hajanyonya; hanywi; hataki kunyonya; hawezi kunywa; hawezi kunyonya; hataki kunywa; haweza kunyonya; hainyonyi; hanyoni; hajanyonya; hali wala hanyonyi; hakunyonya`,
    well: 'drinking; drinks; feeding well; feeds well; breastfeeding well; sucks well; sucking well; anakunywa; ananyonya; ananyonya vizuri; anakunywa vizuri; kunywa vizuri; drinks well',
  },
  wasting: {
    en: 'very thin {child}; skin and bones; severe wasting; ribs showing; very thin; bones showing; loose skin; muac red; ribs can be seen; skinny; emaciated; emaciation; cachectic; cachexia; cachexic; looks wasted; severely wasted; visibly wasted; appears wasted; wasted {child}; wasted muscles|body|limbs|buttocks; {child} wasted; very wasted; muscle wasting',
    sw: 'mifupa ~onekana; mbavu ~onekana; amekonda sana; amedhoofika; ngozi na mifupa; utapiamlo; kwashiakoo; kwashakoo; amedhoofu; dhoofu; ~konda sana; ~konda mno; marasmus',
  },
  hair_change: {
    en: 'hair turned reddish; hair brown thin; hair thin; hair light; hair reddish; hair falls; hair brownish; hair sparse',
    sw: 'nywele ~badilika rangi; nywele nyekundu; nywele nyepesi; nywele za kahawia; nywele ~geuka rangi; nywele rangi',
  },
  bulging_fontanelle: {
    en: 'bulging fontanelle; soft spot {swollen}; soft spot bulging; bulging soft spot; fontanelle bulg*; {swollen} soft spot; soft spot ... bulg*; soft spot raised; soft spot ... {swollen}; top of head bulg*; soft spot on top ... up; fontanel*',
    sw: 'utosi kuvimba; utosi {swollen}; utosi ~inuka; utosi ... {swollen}; utosi wa mtoto {swollen}',
  },
  navel_infection: {
    en: 'navel red; cord red; umbilic* red; cord ... pus; navel ... pus; cord smell*; pus from cord; umbilic* ... pus; navel is red',
    sw: 'kitovu ~toa usaha; kitovu chekundu; kitovu ~nuka; kitovu ... usaha; kitovu ... nyekundu; kitovu kimekuwa chekundu; kitovu ~kuwa chekundu|nyekundu; kitovu ... ~toa usaha',
  },
  brief_fit: {
    en: 'short fit; fit lasted a minute; fit stopped by itself; convulsion stopped by itself; seizure stopped by itself; seizure ... stopped by itself; febrile seizure*; febrile convuls*; fit with fever; convuls* with fever; after the fit ... fine; after the fit ... normal; after the fit ... playing; convulsed once; one convulsion; less than five minutes; lasted a minute; lasted one minute; lasted few minutes; shaking for a minute; shook|jerked|convulsed|shaking|jerking|fit|fits|seizure|convulsing ... for minute; shook for minute; convulsed for minute; seizure lasted minute; one short fit; brief seizure; brief convulsion; brief fit; short convulsion; simple febrile; convuls*|fit|fits|seizure|shook|jerked|shaking|jerking ... one|two|three|four|five|few|couple minute*; convuls*|fit|fits|seizure|shook|jerked|shaking|jerking ... about minute; a short fit',
    sw: 'degedege fupi; degedege ya homa; degedege la homa; degedege ... dakika moja; degedege ... dakika mbili; degedege ... dakika chache; degedege ~isha yenyewe; degedege ~acha; degedege ~koma; degedege iliisha; degedege ilikoma; degedege lilikoma; degedege mara moja; baada ya degedege ... anacheza; baada ya degedege ... sawa; dege la homa; degedege ... dakika tatu; degedege ... dakika tano; ~tingishika ... dakika moja|mbili|chache|tatu; ~tetemeka ... dakika moja|mbili|chache|tatu',
  },
  long_crying: {
    en: "cries for hours; crying for hours; {child} cries for hours; cries every evening; crying every evening; crying all the time baby; crying a lot baby; cries nonstop; cries non stop; cries without stopping; inconsolable; inconsolabl*; {cant} be consoled; unconsolable; excessive crying; won't stop crying; crying all night; cries all night; cries for no reason; crying for no reason; colic baby; infant colic; baby colic; colicky baby; baby ... colic; colicky; fussy; screams every evening; screaming for hours; screams for hours; baby screams; excessive cry*; {child} cries a lot; {child} cries all the time; {child} cries too much; {child} crying too much; cries ... evening*; crying ... evening*; paroxysmal crying; paroxysms of crying; episodes of crying; bouts of crying; crying spells; crying episodes; cries ... for hours; crying ... for hours",
    sw: 'kulia kwa saa nyingi; mtoto ~lia sana; ~lia kila jioni; ~lia jioni; ~lia usiku kucha; ~lia usiku wote; ~lia muda mrefu; ~lia kwa saa; ~lia masaa; ~lia bila kuacha; mtoto ~lia bila sababu; ~lia bila kunyamaza; ~lia mfululizo; mtoto ~lia lia; msokoto wa tumbo wa mtoto; chango la mtoto; mtoto ~lia kila; mtoto ~lia tu; ~lia ... jioni',
    lack: "does not stop crying; doesn't stop crying; never stops crying; haachi kulia; hanyamazi; mtoto hanyamazi; haachi kulia jioni",
  },
  spits_milk: {
    en: 'spits up; spitting up; spits milk; spits up milk; brings up milk; milk comes out; milk comes back; milk runs out; posset*; regurgitates milk; regurgitates feeds; regurgitat* ... feed*; regurgitat* ... milk; throws up milk; vomits milk after; vomits ... after feed*; vomits ... after every feed; vomits ... after breastfeed*; vomits milk; spits ... after feed*; milk ... after feed*; infant reflux; baby reflux; milk flows back; effortless vomit*; dribbles milk; regurgitat* ... breastfeed*|feed|feeds|feeding|milk|formula; brings up ... feed*; spit* up; vomits small amount* ... feed*; regurgitat* after ... feed*|breastfeed*; spits ... after ... feed*; brings up milk after; vomits after every feed; vomits after feed*',
    sw: 'kucheua maziwa; ~cheua maziwa; ~tapika maziwa; ~tema maziwa; ~rudisha maziwa; maziwa ~rudi; maziwa ~toka mdomoni; ~cheua baada ya kunyonya; ~tapika baada ya kunyonya; ~cheulia; maziwa ... ~rudi; ~tapika akinyonya; ~tapika ... kunyonya; {child} ~cheua; {child} ... ~cheua; ~cheua baada ya kula; ~cheua kila',
  },
  thriving: {
    en: 'growing well; grows well; gaining weight well; gains weight; gaining weight normally; good weight gain; weight gain is normal; weight is good; weight gain good; thriving; feeds and grows well; baby feeding well; feeds well; feeding well; breastfeeding well; breastfeeds well; suckles well; normal weight gain; {child} ... gaining weight; feeding ... gaining weight; happy baby; baby ... happy',
    sw: 'anakua vizuri; ananyonya vizuri; mtoto ananyonya vizuri; uzito ~ongezeka vizuri; anaongezeka uzito; anaongeza uzito; ananyonya na kukua vizuri; anakua na kunyonya vizuri; mtoto anayenyonya na kukua vizuri; uzito wake mzuri',
  },
  nappy_rash: {
    en: "nappy rash; diaper rash; diaper dermatitis; napkin dermatitis; rash ... nappy; rash ... diaper; rash ... diaper area; nappy area; diaper area; rash on bottom; rash on baby's bottom; red bottom; bottom is red; bottom red; sore bottom; sore bum; red bum; bum ... red; buttocks red; buttocks ... red; buttocks ... sore; bottom ... sore; bottom ... raw; rash ... buttocks; rash ... bum; rash from diapers; rash from pampers; pampers rash; pampers ... rash; under the diaper; under the nappy; rash under nappy; satellite lesion*; diaper|nappy ... rash; rash ... diapers|nappies; skin under ... diaper|nappy; erythema ... buttocks|diaper|nappy; buttocks ... erythema; soaked diaper|nappy|diapers; erythematous ... diaper|nappy|buttocks",
    sw: 'vipele vya nepi; vipele vya diaper; vipele vya pampers; upele wa nepi; upele wa diaper; nepi ... vipele; nepi ... upele; pampers ... vipele; pampers ... upele; pampers ~mchoma; pampers ... ~choma; nepi ~mchoma; diaper ... vipele; diaper ... upele; vipele matakoni; matako {red}; matako ... {red}; makalio {red}; makalio ... {red}; vidonda matakoni; upele matakoni; vipele ... makalio; vipele ... makalioni; upele ... makalioni; ~chubuka matakoni; ~chubuka makalio; makalio ... vipele; matako ... vipele; pampers|nepi|diaper ... ~chubuka; pampers|nepi|diaper ... {red}; ngozi ... pampers|nepi|diaper; chini ya nepi; chini ya pampers; chini ya diaper',
  },
  white_mouth_patches: {
    en: 'white patches on tongue; white patches in mouth; white patches ... mouth; white patches ... tongue; white patches ... cheek*; white patches ... palate; white coating ... tongue; white tongue; tongue white; tongue ... white; white coat* ... tongue; white stuff ... mouth; white stuff ... tongue; white spots in mouth; white spots ... tongue; white plaque* ... mouth|tongue|cheek*|mucosa|palate; oral thrush; thrush ... mouth; mouth thrush; oral candid*; candida ... mouth; oropharyngeal candid*; curd like ... mouth; curd like ... tongue; milk ... tongue ... wipe; white ... {cant} be wiped; white film ... mouth; white film ... tongue; creamy white; cottage cheese ... mouth; cottage cheese ... tongue; white inside cheeks; white things ... mouth; white things ... tongue; white layer ... tongue; buccal mucosa ... white',
    sw: 'utando mweupe; utando mweupe mdomoni; utando mweupe kwenye ulimi; utando ... mdomoni; utando ... ulimi; ulimi mweupe; ulimi ... mweupe; ulimi ... nyeupe; madoa meupe kwenye ulimi; madoa meupe ... ulimi; madoa meupe ... mdomo; madoa meupe ... mdomoni; vitu vyeupe mdomoni; vitu vyeupe ... ulimi; vitu vyeupe ... mdomoni; weupe mdomoni; weupe ... ulimi; fangasi ya mdomo; fangasi mdomoni; fangasi ya mdomoni; fangasi ya ulimi; kama maziwa ... ulimi; mabaka meupe mdomoni; mabaka meupe ... ulimi; mdomo ... utando; ulimi ... weupe; ulimi ... kama maziwa; ulimi ... vitu vyeupe; vitu nyeupe ... ulimi|mdomo|mdomoni; vitu vyeupe ... ulimi|mdomo|mdomoni; mdomo ... vitu nyeupe|vyeupe; mdomoni ... vitu nyeupe|vyeupe; ulimi ... nyeupe|vyeupe; madoa meupe ulimi; utando ... mdomo; mdomo ... weupe',
  },
  jaundice_spread: {
    en: 'yellow palms and soles; palms and soles yellow; yellow palms; yellow soles; palms {yellow}; soles {yellow}; yellow hands and feet; hands and feet {yellow}; yellow ... first day; yellow on the first day; yellow within 24 hours; jaundice ... first day; jaundice ... 24 hours; jaundice ... within a day; yellow down to the feet; yellow ... legs and feet; palms ... {yellow}; kernicterus; yellow since birth',
    sw: 'njano|manjano mwili mzima|wote; mwili mzima|wote .. njano|manjano; viganja vya njano; viganja {yellow}; nyayo {yellow}; viganja na nyayo {yellow}; viganja na nyayo za njano; njano ... siku ya kwanza; manjano siku ya kwanza; manjano ... siku ya kwanza; viganja ... {yellow}; nyayo ... {yellow}; njano hadi miguuni; manjano hadi miguuni; manjano tangu azaliwe; njano tangu azaliwe; viganja vya manjano',
  },
  preterm_baby: {
    en: 'born early; born before time; born too soon; born at 7 months; born at 8 months; low birth weight; low birthweight; very small baby; born small; born very small; ex premature; in the incubator; incubator; born premature*; premature baby; premature infant; preterm baby; preterm infant; born preterm; was premature',
    sw: 'mtoto njiti; njiti; ~zaliwa kabla ya wakati; ~zaliwa kabla ya siku; ~zaliwa mapema; ~zaliwa miezi saba; ~zaliwa na miezi saba; ~zaliwa miezi nane; ~zaliwa mdogo; ~zaliwa na uzito mdogo; uzito mdogo wa kuzaliwa; ~zaliwa ... uzito mdogo; kangaroo; kwenye incubator',
  },
};
