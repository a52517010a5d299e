import type { Emergency } from '@afya/contracts';
import { Phone } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { telephone } from './emergency-numbers';

interface EmergencyBarProps {
  emergency: Emergency;
  onShow: () => void;
}

/** Keeps the emergency number visible while the conversation continues: the first part of the status row. */
export function EmergencyBar({ emergency, onShow }: EmergencyBarProps) {
  const t = useTexts(conversationTexts);
  const [first] = emergency.numbers;
  return (
    <aside
      aria-label={t.emergencyBar}
      className="-ml-3 flex flex-1 basis-44 items-center justify-between gap-x-3 bg-alarm px-3 text-[0.8125rem] leading-tight text-white"
    >
      {first ? (
        <a
          href={telephone(first.number)}
          className="inline-flex min-h-11 items-center gap-x-2 font-semibold focus-visible:-outline-offset-3 focus-visible:outline-white"
        >
          <Phone aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <span>
            {t.callNow}: <span className="whitespace-nowrap tabular-nums">{first.number}</span>
          </span>
        </a>
      ) : (
        <strong>{t.emergency}</strong>
      )}
      <button
        type="button"
        onClick={onShow}
        className="min-h-11 text-left underline focus-visible:-outline-offset-3 focus-visible:outline-white"
      >
        {t.showEmergency}
      </button>
    </aside>
  );
}
