import { type Bilingual, type Message, type ProgressStep } from '@afya/contracts';
import { type ListedMessage } from './message.repository';

/** Texts of a placeholder while an engine works on its reply: the step, never a result. */
export const PROGRESS: Readonly<Record<ProgressStep, Bilingual>> = {
  reading_files: { en: 'Reading your files.', sw: 'Inasoma faili zako.' },
  thinking: { en: 'Thinking about your answer.', sw: 'Jibu lako linaandaliwa.' },
  writing: { en: 'Writing your answer.', sw: 'Jibu lako linaandikwa.' },
  checking: { en: 'Checking the answer.', sw: 'Jibu linakaguliwa.' },
  trying_again: {
    en: 'The AI service is slow to answer. Trying again.',
    sw: 'Huduma ya akili bandia (AI) inachelewa kujibu. Inajaribiwa tena.',
  },
};

/** The text of a placeholder while an engine works on it. A step that this release has no text for is ignored. */
export function withProgress({ message, step, language }: ListedMessage): Message {
  const words = step && PROGRESS[step];
  if (message.metadata.status !== 'pending' || !words) return message;
  return { ...message, content: words[language], translations: words, metadata: { ...message.metadata, step } };
}
