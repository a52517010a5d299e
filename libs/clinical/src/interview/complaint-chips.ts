import type { Question } from '@afya/contracts';

const chip = (value: string, en: string, sw: string) => ({ value, label: { en, sw } });

/** Common complaints, for a first message that tells none. The values are sentences that the reader understands. */
export const COMPLAINT_CHIPS: Question['choices'] = [
  chip('I have a fever', 'Fever', 'Homa'),
  chip('I have a cough', 'Cough', 'Kikohozi'),
  chip('I have pain in the belly', 'Pain in the belly', 'Maumivu ya tumbo'),
  chip('I have a headache', 'Headache', 'Maumivu ya kichwa'),
  chip('I have diarrhoea', 'Diarrhoea', 'Kuharisha'),
  chip('I am vomiting', 'Vomiting', 'Kutapika'),
  chip('I have a wound', 'A wound', 'Kidonda au jeraha'),
  chip('I am pregnant', 'Pregnancy', 'Ujauzito'),
  chip('My child is ill', 'My child is ill', 'Mtoto wangu anaumwa'),
  chip('I have a rash', 'Skin', 'Ngozi'),
  chip('I feel sad', 'Mood', 'Huzuni au mawazo'),
];
