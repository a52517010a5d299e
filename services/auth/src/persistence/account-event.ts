import { logEvent } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';

const place = (userId: string | null) => ({ owner: userId && `u:${userId}`, sessionId: null, stage: null });

export const registered = (userId: string): LogEvent => logEvent('register', place(userId));
export const loggedIn = (userId: string): LogEvent => logEvent('login', place(userId));

/** `userId`: the account whose password was wrong; null for an unknown name. The name and the password are never logged. */
export function loginFailed(userId: string | null): LogEvent {
  const reason = userId ? 'wrong_password' : 'unknown_name';
  return logEvent('login_failed', place(userId), { severity: 'warning', details: { reason } });
}
