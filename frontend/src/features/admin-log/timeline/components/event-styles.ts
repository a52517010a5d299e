import type { AdminLog, EventType } from '@afya/contracts';
import {
  Brain,
  CircleAlert,
  CircleStop,
  Coins,
  Eye,
  FileText,
  Flag,
  Footprints,
  type LucideIcon,
  MessageSquare,
  MessageSquareReply,
  Play,
  Scale,
  Shuffle,
  Stethoscope,
  ThumbsUp,
  Trash2,
} from 'lucide-react';

const ICONS: Partial<Record<EventType, LucideIcon>> = {
  session_created: Play,
  message_accepted: MessageSquare,
  file_accepted: FileText,
  file_refused: FileText,
  red_flag: Flag,
  engine_call: Brain,
  failover: Shuffle,
  reply: MessageSquareReply,
  reply_stopped: CircleStop,
  rating: ThumbsUp,
  stage_change: Footprints,
  diagnosis: Stethoscope,
  error: CircleAlert,
  credits_charged: Coins,
  credits_refunded: Coins,
  credits_bought: Coins,
  reveal: Eye,
  admin_read: Eye,
  verdict: Scale,
  erasure: Trash2,
};

/** Colour by severity, which is also shown as text. */
const TONES: Record<AdminLog['severity'], string> = {
  error: 'border-emergency text-emergency',
  warning: 'border-urgent text-urgent',
  info: 'border-line text-brand',
};

export function eventStyle({ eventType, severity }: AdminLog): { icon: LucideIcon; tone: string } {
  return { icon: ICONS[eventType as EventType] ?? CircleAlert, tone: TONES[severity] };
}
