import { describe, expect, it } from 'vitest';
import { makeDiagnosis } from '../../../testing/make-diagnosis';
import { makeReply } from '../../../testing/make-message';
import { isResult, type ResultMessage } from '../message/result-message';
import { resultText } from './result-text';

function makeResult(part: Parameters<typeof makeDiagnosis>[0] = {}): ResultMessage {
  const message = makeReply('', '', { processingStage: 'final_analysis', diagnosis: makeDiagnosis(part) });
  if (!isResult(message)) throw new Error('no result');
  return message;
}

const ENGLISH = [
  'Possible illness: Malaria (Confidence: high, 78%)',
  'Advice level: URGENT – See a clinic today',
  'Age: 28 years',
  'Pregnancy: 20 weeks',
  'Height: not known',
  'Present: fever; chills',
  'No: cough',
  'Medicines: metformin',
  'Allergies: none reported',
  'Red flags: severe malaria',
  '• Get a malaria test today.',
  '• confusion or fits',
  'In an emergency call: 999 (Police, ambulance)',
];
const SWAHILI = [
  'Hajachunguzwa na mhudumu wa afya',
  'Huenda ni: Malaria (Kiwango cha uhakika: juu, 78%)',
  'Kiwango cha ushauri: HARAKA – Nenda kliniki leo',
  'Umri: miaka 28',
  'Ujauzito: wiki 20',
  'Hakuna: kikohozi',
  '• Pimwa malaria leo.',
  'Wakati wa dharura piga simu: 999 (Polisi, ambulensi)',
];

describe('resultText', () => {
  it.each(['en', 'sw'] as const)('contains every part in both languages, the reader’s first (%s)', (language) => {
    const parts = resultText(makeResult(), language).split('――――――――――');
    const [english = '', swahili = ''] = language === 'en' ? parts : parts.toReversed();
    for (const line of ENGLISH) expect(english.split('\n')).toContain(line);
    expect(english).toContain('Not examined by a health worker.');
    for (const line of SWAHILI) expect(swahili).toContain(line);
  });

  it('shows no confidence when no illness could be named', () => {
    const unclear = { conditionId: undefined, confidence: { level: 'low', score: 0 } } as const;
    const text = resultText(
      makeResult({ ...unclear, preliminaryDiagnosis: { en: 'Not clear', sw: 'Haijulikani' } }),
      'en',
    );
    expect(text).toContain('Possible illness: Not clear\n');
  });

  it('works for a diagnosis without patient facts, tests and emergency numbers', () => {
    const bare = { patient: undefined, tests: undefined, emergencyNumbers: undefined, what: undefined };
    const text = resultText(makeResult(bare), 'sw');
    expect(text).toContain('Pimwa malaria leo.');
    expect(text).not.toContain('undefined');
  });
});
