import { findRedFlags } from './find-red-flags';
import { replyTo } from '../engine';
import { says, turn } from '../testing/turns';
import type { ClinicalReply } from './turn';
import { caseSchema } from '../case/case';

const LAB = 'Malaria RDT: Positive\nHaemoglobin 6.2 g/dL 11.0 - 16.0\nHIV: Non-reactive';
const sent = (text: string | undefined, filename = 'lab.pdf') =>
  replyTo(says('I have fever', { files: [{ type: 'pdf', filename, ...(text === undefined ? {} : { text }) }] }));
const next = ({ stage, memory, collectedInfo }: ClinicalReply, text: string) =>
  replyTo(says(text, { stage, memory: JSON.parse(JSON.stringify(memory)), collectedInfo }));
const stateOf = (reply: ClinicalReply, finding: string) => caseSchema.parse(reply.memory).findings[finding]?.state;

test('shows the read values with their source in both languages, and uses nothing before it is confirmed', () => {
  const reply = sent(LAB);
  expect(reply).toMatchObject({ stage: 'vision_analysis', question: { id: 'papers' } });
  expect(reply.content.en).toContain(
    'From the file lab.pdf:\n• malaria test: positive\n• haemoglobin (Hb) 6.2 g/dL\n• HIV test: negative\n\nIs that right?',
  );
  expect(reply.content.sw).toContain('Kutoka kwenye faili lab.pdf:');
  expect(reply.content.sw).toContain('kipimo cha malaria: chanya');
  expect(stateOf(reply, 'malaria_test_reading')).toBeUndefined();
  expect(reply.unreadFiles).toBeUndefined();
});

test.each(['yes', 'Ndiyo, ni sahihi', 'ok'])('%j makes the values facts', (answer) => {
  const reply = next(sent(LAB), answer);
  expect(stateOf(reply, 'malaria_test_reading')).toBe('present');
  expect(stateOf(reply, 'very_low_hb_reading')).toBe('present');
  expect(stateOf(reply, 'hiv')).toBe('absent');
});

test('a dangerous value raises its red flag when it is confirmed, and not before', () => {
  const first = sent('Blood pressure 84/50 mmHg\nRandom blood sugar 2.1 mmol/L');
  expect(first.redFlags).toEqual([]);
  const found = findRedFlags({ ...turn(), text: 'yes', lastQuestion: 'papers', memory: first.memory });
  expect(found?.flags.length).toBeGreaterThan(0);
  expect(next(first, 'yes').redFlags.length).toBeGreaterThan(0);
});

test('"no" drops the values and asks for a description', () => {
  const reply = next(sent(LAB), 'no');
  expect(reply.question?.id).toBe('files');
  expect(stateOf(reply, 'malaria_test_reading')).toBeUndefined();
  expect(caseSchema.parse(reply.memory).papers).toBeUndefined();
});

test('repeats the question when it is not answered, then uses nothing', () => {
  const again = next(sent(LAB), 'my head hurts');
  expect(again.question?.id).toBe('papers');
  const on = next(again, 'my neck also hurts');
  expect(on.question?.id).not.toBe('papers');
  expect(stateOf(on, 'malaria_test_reading')).toBeUndefined();
});

test('what the answer states wins over the paper', () => {
  const reply = next(sent('Hb 6.2 g/dL\nMalaria RDT positive'), 'yes, but the hb was 12');
  expect(stateOf(reply, 'malaria_test_reading')).toBe('present');
  const corrected = next(sent('Hb 12.2 g/dL'), 'yes, but the hb was 6');
  expect(stateOf(corrected, 'very_low_hb_reading')).toBe('present');
});

test('medicines on a paper become the medicines of the record, and values stand in the summary', () => {
  const reply = next(sent('Tab Coartem 80/480 mg BD\nRBS 5.4 mmol/L'), 'yes');
  expect(reply.collectedInfo.currentMedications).toEqual(['coartem']);
  const summary = next(reply, 'stop asking, just tell me what it is');
  expect(summary.content.en).toContain('blood sugar 5.4 mmol/L');
});

test.each([undefined, '', 'A nice day at the lake'])('says plainly that nothing was read from the text %j', (text) => {
  const reply = sent(text, 'rash.jpg');
  expect(reply).toMatchObject({ question: { id: 'files' }, unreadFiles: [0] });
  expect(reply.content.en).toContain('could not read a test result or a medicine in rash.jpg');
  expect(reply.content.sw).toContain('Sikuweza kusoma matokeo ya kipimo au dawa kwenye rash.jpg');
});

test('of two files one may be read: the other is named as unread', () => {
  const files = [
    { type: 'image' as const, filename: 'rash.jpg', text: '' },
    { type: 'pdf' as const, filename: 'lab.pdf', text: LAB },
  ];
  const reply = replyTo(says('fever', { files }));
  expect(reply).toMatchObject({ question: { id: 'papers' }, unreadFiles: [0] });
  expect(reply.content.en).toContain('in rash.jpg.');
});
