import { type Bilingual, type Language, type ProgressStep } from '@afya/contracts';
import { type MessageRow } from './message.repository';

/** Texts of the chat itself, shown before and besides those of an engine. */
export const ANALYZING: Bilingual = {
  en: 'Analyzing your message…',
  sw: 'Ninachambua ujumbe wako…',
};

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

export const acknowledgment = (filename: string): Bilingual => ({
  en: `I have received ${filename}.`,
  sw: `Nimepokea ${filename}.`,
});

export const failure = (refunded: boolean): Bilingual =>
  refunded
    ? {
        en: 'Sorry, your message could not be answered. The credits for it were given back to you. Please send it again.',
        sw: 'Samahani, ujumbe wako haukuweza kujibiwa. Umerudishiwa krediti zake. Tafadhali utume tena.',
      }
    : {
        en: 'Sorry, the answer could not be prepared. Nothing was charged for it. Please write again to go on.',
        sw: 'Samahani, jibu halikuweza kuandaliwa. Hukutozwa krediti yoyote. Tafadhali andika tena ili uendelee.',
      };

/** Replaces a reply that the patient has stopped. */
export const stopped = (credits: number): Bilingual =>
  credits > 0
    ? {
        en: `You stopped this answer. ${credits === 1 ? '1 credit was' : `${credits} credits were`} given back to you.`,
        sw: `Umesimamisha jibu hili. Umerudishiwa krediti ${credits}.`,
      }
    : {
        en: 'You stopped this answer. Nothing was charged for it.',
        sw: 'Umesimamisha jibu hili. Hukutozwa krediti yoyote.',
      };

/** A text of the AI; `language` is shown by clients that ignore translations. */
export function bilingualContent(text: Bilingual, language: Language): Pick<MessageRow, 'content' | 'translations'> {
  return { content: text[language], translations: text };
}
