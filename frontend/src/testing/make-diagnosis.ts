import type { Diagnosis } from '@afya/contracts';

const both = (en: string, sw: string) => ({ en, sw });

/** A diagnosis with every field that the card, the sheet and the shared text can show. */
export function makeDiagnosis(part: Partial<Diagnosis> = {}): Diagnosis {
  return {
    conditionId: 'malaria',
    preliminaryDiagnosis: both('Malaria', 'Malaria'),
    what: both('A parasite that mosquitoes carry.', 'Kimelea kinachoenezwa na mbu.'),
    confidence: { level: 'high', score: 78 },
    adviceLevel: 'urgent',
    differentialDiagnoses: [{ name: both('Typhoid fever', 'Homa ya matumbo'), likelihood: 12 }],
    reasoningPath: [both('Fever with chills.', 'Homa na baridi.')],
    criticalFactors: [both('diabetes', 'kisukari')],
    recommendations: [both('Get a malaria test today.', 'Pimwa malaria leo.')],
    tests: [both('malaria test', 'kipimo cha malaria')],
    whenToGoNow: [both('confusion or fits', 'kuchanganyikiwa au degedege')],
    emergencyNumbers: [{ label: both('Police, ambulance', 'Polisi, ambulensi'), number: '999' }],
    patient: {
      toldBy: 'patient',
      age: both('28 years', 'miaka 28'),
      sex: 'female',
      weightKg: 60,
      pregnantWeeks: 20,
      duration: both('2 days', 'siku 2'),
      ownWords: 'Nina homa kali tangu juzi',
      present: [both('fever', 'homa'), both('chills', 'baridi')],
      denied: [both('no cough', 'hakuna kikohozi')],
      unknown: [both('stiff neck', 'shingo ngumu')],
      background: [both('diabetes', 'kisukari')],
      history: both('None', 'Hakuna'),
      medicines: ['metformin'],
      allergies: [],
      redFlags: [both('severe malaria', 'malaria kali')],
      files: 0,
    },
    ...part,
  };
}
