import { logEvent } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';

const place = (userId: string | null) => ({ owner: userId && `u:${userId}`, sessionId: null, stage: null });

export const registered = (userId: string): LogEvent => logEvent('register', place(userId));
export const loggedIn = (userId: string): LogEvent => logEvent('login', place(userId));

/** `userId`: whose password was not given; null for a name that nobody has. What was typed is told in neither case. */
export function loginFailed(userId: string | null): LogEvent {
  const reason = userId ? 'wrong_password' : 'unknown_name';
  return logEvent('login_failed', place(userId), { severity: 'warning', details: { reason } });
}
