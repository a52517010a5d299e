import { type Actor } from './actor';
import { type RpcContract, type ServiceName } from './rpc-contract';

/** The services that call others. */
export const CALLERS = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'] as const;
export type Caller = (typeof CALLERS)[number];

/** On whose behalf a call is made: a visitor, user or admin, or the calling service itself. */
export type ActorKind = 'person' | 'system';
type Access = Partial<Record<Caller, readonly ActorKind[]>>;

const forPeople: Access = { gateway: ['person'] };
const byGateway: Access = { gateway: ['system'] };
const byWorkers: Access = { 'ai-worker': ['system'] };
const byConsultation: Access = { consultation: ['system'] };

/**
 * Who may call what, and on whose behalf, by service and pattern; all other calls are forbidden. Only the gateway acts for
 * people. A handler still checks the person.
 */
export const RPC_ACCESS: Record<ServiceName, Readonly<Record<string, Access>>> = {
  auth: {
    'health.check': byGateway,
    'accounts.register': byGateway,
    'accounts.verify': byGateway,
    'accounts.change-password': forPeople,
    'accounts.confirm-password': forPeople,
    'accounts.set-recovery-code': forPeople,
    'accounts.recover': byGateway,
    'second-factor.get': forPeople,
    'second-factor.start': forPeople,
    'second-factor.confirm': forPeople,
    'second-factor.verify': forPeople,
    'accounts.get': { gateway: ['person', 'system'] },
    'visits.note': forPeople,
    'privacy.export-account': forPeople,
    'privacy.erase-account': byConsultation,
    'privacy.idle-accounts': byConsultation,
  },
  consultation: {
    'health.check': byGateway,
    'sessions.open': forPeople,
    'sessions.get': forPeople,
    'sessions.list': forPeople,
    'sessions.rename': forPeople,
    'sessions.claim': byGateway,
    'messages.list': forPeople,
    'messages.send': forPeople,
    'messages.accepted': forPeople,
    'messages.rate': forPeople,
    'replies.stop': forPeople,
    'files.locate': forPeople,
    'files.orphans': byGateway,
    'files.refused': forPeople,
    'confidence.get': forPeople,
    'credits.statement': forPeople,
    'consents.record': forPeople,
    'privacy.erase-session': forPeople,
    'privacy.erase-everything': forPeople,
    'privacy.export-credits': forPeople,
    'privacy.export-sessions': forPeople,
    'privacy.reveal-messages': forPeople,
    'turns.take': byWorkers,
    'turns.renew': byWorkers,
    'turns.progress': byWorkers,
    'turns.commit': byWorkers,
    'turns.fail': byWorkers,
    'turns.release': byWorkers,
    'turns.report-dead-worker': byWorkers,
  },
  'admin-log': {
    'health.check': byGateway,
    'logs.list': forPeople,
    'logs.count': forPeople,
    'logs.export': forPeople,
    'diagnoses.list': forPeople,
    'sessions.timeline': forPeople,
    'overview.read': forPeople,
    'verdicts.give': forPeople,
    'event-batches.find-appended': { auth: ['system'], consultation: ['system'] },
    'privacy.export-events': byGateway,
    'privacy.erase-events': byConsultation,
  },
};

/** Whether the table allows the call. */
export function mayCall(caller: Caller, { service, pattern }: Pick<RpcContract, 'service' | 'pattern'>, actor: Actor) {
  const kind: ActorKind = actor.role === 'system' ? 'system' : 'person';
  const access = RPC_ACCESS[service];
  return Object.hasOwn(access, pattern) && (access[pattern]?.[caller]?.includes(kind) ?? false);
}
