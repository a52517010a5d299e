/** Beginnings of words, lower case, that make a sentence one about symptoms. */
export const SYMPTOM_KEYWORDS: readonly string[] = [
  'pain', 'ache', 'headache', 'fever', 'cough', 'vomit', 'nause', 'diarr', 'rash', 'itch', 'swell', 'swollen', 'bleed',
  'blood', 'dizz', 'tired', 'fatigue', 'weak', 'chill', 'sweat', 'breath', 'wheez', 'sore', 'burn', 'cramp', 'numb',
  'discharge', 'hot', 'cold', 'sneez', 'runny', 'faint', 'seizure', 'convuls', 'wound', 'injur', 'hurt', 'sick', 'ill',
  'stomach', 'throat', 'constipat', 'sad', 'anxious', 'sleep', 'weight loss', 'lump', 'period', 'urin',
  'homa', 'joto', 'maumivu', 'uma ', 'inauma', 'naumwa', 'anaumwa', 'kuumwa', 'kichwa', 'kukohoa', 'nakohoa', 'anakohoa',
  'kikohozi', 'kutapika', 'natapika', 'anatapika', 'kichefuchefu', 'kuhara', 'nahara', 'anahara', 'kuendesha',
  'naendesha', 'anaendesha', 'upele', 'kuwasha', 'inawasha', 'muwasho', 'uvimbe', 'kuvimba', 'imevimba', 'damu',
  'kizunguzungu', 'uchovu', 'nimechoka', 'baridi', 'kutetemeka', 'natetemeka', 'jasho', 'kupumua', 'kuungua', 'inachoma',
  'tumbo', 'koo', 'mafua', 'chafya', 'kidonda', 'jeraha', 'degedege', 'kifafa', 'kuzimia', 'ganzi', 'mgonjwa', 'kifua',
  'uchafu', 'hedhi', 'mkojo', 'mgongo', 'usingizi', 'viungo', 'macho', 'sikio', 'jino',
];

/** Beginnings of words, lower case, that make a sentence one about the medical history. "None" is an answer too. */
export const HISTORY_KEYWORDS: readonly string[] = [
  'diabet', 'hypertens', 'blood pressure', 'pressure', 'asthma', 'hiv', 'tb ', 'tubercul', 'sickle', 'cancer', 'epilep',
  'surgery', 'operation', 'operated', 'heart', 'kidney', 'liver', 'stroke', 'ulcer', 'allerg', 'chronic', 'hospital',
  'pregnan', 'smok', 'alcohol', 'drink', 'vaccin', 'family', 'histor', 'healthy', 'none', 'no known', 'nothing', 'never',
  'arthritis', 'thyroid', 'depress',
  'kisukari', 'presha', 'shinikizo', 'pumu', 'ukimwi', 'vvu', 'kifua kikuu', 'selimundu', 'saratani', 'kansa', 'kifafa',
  'upasuaji', 'nilifanyiwa', 'moyo', 'figo', 'ini ', 'kiharusi', 'vidonda', 'sugu', 'hospitali', 'mimba', 'ujauzito',
  'sigara', 'pombe', 'chanjo', 'familia', 'historia', 'afya njema', 'hakuna', 'sina ', 'hana ', 'sijawahi', 'hajawahi',
  'mzima', 'mjamzito', 'mzio',
];
