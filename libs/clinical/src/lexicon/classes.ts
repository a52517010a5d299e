/** Interchangeable words, used in phrases as {name}. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  hurts: 'hurt|hurts|hurting|ache|aches|aching|pain|pains|paining|painful|sore|throbbing|throbs|pounding|burns|killing',
  pain: 'pain|pains|ache|aches|aching|hurting|discomfort|cramp|cramps|cramping|soreness|tenderness',
  swollen: 'swollen|swelling|swelled|swells|swell|puffy|~vimba|~fura|uvimbe',
  red: 'red|reddish|nyekundu|mekundu|jekundu|mwekundu|wekundu|chekundu',
  yellow: 'yellow|yellowish|njano|manjano',
  cant: "can't|cannot|couldn't|won't|unable|trouble|difficulty|difficult|hard|struggle|struggles|struggling|failing|fails|refuses|refusing|refused|refuse|stopped",
  siwezi:
    '!weza|haezi|siezi|haiwezekani|~shinda|siwezi|hawezi|hatuwezi|hauwezi|huwezi|siezi|hawez|siwez|ashindwa|~shindwa|tabu|shida|ugumu|taabu|~kataa|hataki|sitaki|ameacha|nimeacha|hawezani|hawezikani',
  hedhi: 'hedhi|period|periods|mensi|mp',
  menses: 'period|periods|menses|menstruation',
  morsel: 'chakula|nyama|mfupa|mwiba|samaki|njugu|karanga|maziwa|chapati|ugali|sarafu|pipi',
  drink:
    'drink|drinks|drinking|feed|feeds|feeding|breastfeed|breastfeeding|suck|sucks|sucking|suckle|suckling|nurse|swallow anything',
  child: 'child|kid|baby|infant|son|daughter|newborn|toddler|mtoto|mwanangu|mtoi|kichanga|mwana',
  neg: "not|don't|doesn't|didn't|won't|can't|cannot|couldn't|isn't|aren't|wasn't|hasn't|haven't|never",
  much: 'mob|kibao|tele|lot|lots|heavy|heavily|much|profuse|profusely|soaking|soaked|pouring|gushing|nyingi|sana|mingi|kwingi|jingi',
  sudden: 'sudden|suddenly|ghafla',
  urine:
    'urine|urinate|urinating|urinates|pee|peeing|pees|wee|weeing|urination|micturition|micturate|micturating|voiding|mkojo|~kojoa|pass water',
  stool:
    'stool|stools|poo|poop|faeces|feces|motion|motions|choo|kinyesi|potty|diarrhoea|diarrhea|~harisha|~hara|~endesha',
  tummy: 'tummy|stomach|belly|abdomen|abdominal|tumbo',
  genitals: 'vagina|vaginal|ukeni|uke|down there|sehemu za siri|privates|private parts',
  severe:
    'severe|severely|unbearable|terrible|worst|excruciating|intense|kali|makali|mkali|sana|mno|vibaya|yasiyovumilika',
  womb: 'womb|inside me|unborn|tumboni',
  jerk: 'shaking|shook|shakes|trembling|trembled|trembles|jerking|jerked|jerks|twitching|twitched|twitches|jerky|convulsing|stiffened|~tetemeka|~tikisika|~tingishika|~kakamaa|~shtuka',
  snake: 'snake|snakes|cobra|mamba|viper|adder|python|boomslang|nyoka|swila|joka|kifutu|koboko|chatu',
  bit: "bit|bite|bites|bitten|biting|struck|~uma|~umwa|~ng'ata|~ng'atwa|~gonga|~gongwa|~tafuna|~dunga|~dungwa",
  toxin:
    'poison|poisons|pesticide|pesticides|insecticide|herbicide|acaricide|kerosene|paraffin|petrol|diesel|bleach|jik|acid|detergent|harpic|dettol|doom|turpentine|thinner|disinfectant|chemical|chemicals|triatix|gramoxone|roundup|diazinon|sumu|kemikali|parafini|petroli|asidi|dawakuku',
  // forms of "kuwaka" (to burn), except "wake", which also means "his, her"
  waka: 'nawaka|anawaka|inawaka|unawaka|kinawaka|linawaka|yanawaka|zinawaka|vinawaka|panawaka|kunawaka|naniwaka|inaniwaka|unaniwaka|kinaniwaka|linaniwaka|yananiwaka|inamwaka|unamwaka|kinamwaka|linamwaka|yanamwaka|huwaka|kuwaka|kuniwaka|imewaka|umewaka|limewaka|kimewaka|ikiwaka|ukiwaka|kikiwaka|likiwaka|yakiwaka|ilikuwaka|iliwaka|uliwaka|kiliwaka|inayowaka|unaowaka|linalowaka|kinachowaka|yanayowaka|unawakawaka|inawakawaka|yawaka|lawaka|chawaka',
};
