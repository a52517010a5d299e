import { useTexts } from '../../../locales/bilingual';
import { voiceTexts } from '../../../locales/voice';

/** Plays a voice note; its bytes are loaded on tap. */
export default function VoiceNote({ address }: { address: string }) {
  const t = useTexts(voiceTexts);
  return <audio controls preload="none" src={address} aria-label={t.player} className="max-w-full" />;
}
