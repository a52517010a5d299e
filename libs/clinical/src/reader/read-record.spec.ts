import { readRecord } from './read-record';
import { tokenize } from './tokenize';

const read = (text: string) => readRecord(text, tokenize(text));
const NONE = { history: 'None', medicines: [], allergies: [] };

test.each([
  ['I am 34, male. No illnesses. I take no medicines and have no allergies. 170cm and 65kg', NONE],
  ['no illnesses, no medicines, no allergies', NONE],
  ['I have no chronic disease, I am not on any medication and not allergic to anything', NONE],
  ['no known drug allergies', { allergies: [] }],
  ['sina ugonjwa wowote, hakuna dawa, sina mzio', NONE],
  ['sina ugonjwa wowote', { history: 'None' }],
  ['hakuna dawa, sina mzio', { medicines: [], allergies: [] }],
  ['situmii dawa yoyote wala sina mzio', { medicines: [], allergies: [] }],
  ['hatumii dawa na hana allergy', { medicines: [], allergies: [] }],
  ['sijameza dawa yoyote', { medicines: [] }],
  ['dawa situmii, mzio hakuna', { medicines: [], allergies: [] }],
  ['dawa: hakuna, mzio: hakuna', { medicines: [], allergies: [] }],
  ['natumia dawa za presha', { medicines: ['dawa za presha'] }],
  ['nina mzio wa penicillin', { allergies: ['penicillin'] }],
  ['nina mzio wa penicillin na nina kisukari', { allergies: ['penicillin'] }],
  ['niko na allergy ya samaki na mayai', { allergies: ['samaki', 'mayai'] }],
  ['I take medicine for blood pressure and I have asthma', { medicines: ['medicine for blood pressure'] }],
  ['she takes blood pressure tablets', { medicines: ['blood pressure tablets'] }],
  ['I took panadol and amoxicillin', { medicines: ['panadol', 'amoxicillin'] }],
  ['I am allergic to peanuts and eggs', { allergies: ['peanuts', 'eggs'] }],
  ['I have a penicillin allergy', { allergies: ['penicillin'] }],
  ['I am not allergic to penicillin', { allergies: [] }],
  ['I had an operation in 2015, no allergies', { history: 'I had an operation in 2015', allergies: [] }],
  ['nilifanyiwa upasuaji mwaka jana', { history: 'nilifanyiwa upasuaji mwaka jana' }],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  'I did not take my medicine today',
  'sijameza dawa zangu za presha',
  'the medicine did not help',
  'hakuna dawa iliyosaidia',
  'I took some medicine',
  'which medicine should I take?',
  'I have a fever and a cough',
  'nina homa, sina kikohozi',
])('%s adds nothing to the record', (text) => expect(read(text)).toEqual({}));
