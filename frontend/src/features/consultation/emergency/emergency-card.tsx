import type { Emergency, Question } from '@afya/contracts';
import { Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { splitAdvice } from './emergency-advice';
import { EmergencyNumbers } from './emergency-numbers';
import { MessageText } from '../message/message-text';
import { WhyAsked } from '../message/question-reason';

interface EmergencyCardProps {
  emergency: Emergency;
  text: string;
  question?: Question | undefined;
}

/** What to do now and the numbers to call, and only then what to do until help arrives. */
export function EmergencyCard({ emergency, text, question }: EmergencyCardProps) {
  const t = useTexts(conversationTexts);
  const now = emergency.level === 'emergency';
  const { act, meanwhile } = splitAdvice(text, emergency);
  return (
    <section
      aria-label={now ? t.emergency : t.urgentHelp}
      className={classNames(
        'flex flex-col gap-3 rounded-card border-2 p-4 text-lg wrap-break-word',
        now ? 'border-emergency bg-emergency-tint' : 'border-urgent bg-urgent-tint',
      )}
    >
      <h2 className={classNames('flex items-center gap-2 text-xl font-bold', now ? 'text-emergency' : 'text-urgent')}>
        <Siren aria-hidden size={24} strokeWidth={1.75} className="shrink-0" />
        {now ? t.emergency : t.urgentHelp}
      </h2>
      <MessageText text={act} />
      <EmergencyNumbers numbers={emergency.numbers} now={now} />
      <MessageText text={meanwhile} />
      {question?.why && <WhyAsked why={question.why} />}
    </section>
  );
}
