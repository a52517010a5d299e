import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  ChangeAccountPassword,
  ConfirmPassword,
  ConfirmSecondFactor,
  ExportAccount,
  foldUsername,
  GetAccount,
  GetSecondFactor,
  RecoverAccount,
  RegisterAccount,
  SetRecoveryCode,
  StartSecondFactor,
  VerifyCredentials,
  VerifySecondFactor,
  type Account,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** The only accepted second-factor code; the auth service's own tests cover real codes. */
export const RIGHT_CODE = '246802';

/** An auth service with accounts in memory. */
@Controller()
export class FakeAuth {
  readonly accounts = new Map<string, { user: Account; password: string; recoveryCode?: string | undefined }>();
  verified = 0;
  private startedFactor = randomUUID() as string;
  /** called after a password was verified and before the response */
  onVerified: (() => void) | undefined;
  /** thrown by password changes after they are made */
  changeFailure: AppError | undefined;
  /** thrown by account exports */
  exportFailure: AppError | undefined;

  setRole(username: string, role: Account['role']): void {
    const account = this.accounts.get(foldUsername(username))!;
    account.user = { ...account.user, role };
  }

  @RpcHandler(RegisterAccount)
  async register(request: RpcRequest<typeof RegisterAccount>) {
    const { username, password, preferredLanguage, userId } = request;
    if (this.accounts.has(foldUsername(username))) throw new AppError('USERNAME_TAKEN');
    const user: Account = { id: userId, username, preferredLanguage, role: 'user', passwordVersion: randomUUID() };
    this.accounts.set(foldUsername(username), { user, password });
    return user;
  }

  @RpcHandler(VerifyCredentials)
  async verify({ username, password }: RpcRequest<typeof VerifyCredentials>) {
    this.verified += 1;
    const found = this.accounts.get(foldUsername(username));
    if (found?.password !== password) throw new AppError('CREDENTIALS_INVALID');
    const { user } = found;
    this.onVerified?.();
    return user;
  }

  @RpcHandler(ChangeAccountPassword)
  async change(change: RpcRequest<typeof ChangeAccountPassword>, { actor }: RpcContext) {
    const found = this.find(actor.userId);
    if (found?.password !== change.currentPassword) throw new AppError('CREDENTIALS_INVALID');
    found.password = change.newPassword;
    found.user = { ...found.user, passwordVersion: change.commandId };
    if (this.changeFailure) throw this.changeFailure;
    return found.user;
  }

  @RpcHandler(GetAccount)
  async get({ userId }: RpcRequest<typeof GetAccount>) {
    return this.find(userId)?.user ?? null;
  }

  @RpcHandler(ExportAccount)
  async export({ userId }: RpcRequest<typeof ExportAccount>) {
    if (this.exportFailure) throw this.exportFailure;
    const user = this.find(userId)?.user;
    const at = '2026-01-01T00:00:00.000Z';
    return user ? { ...user, createdAt: at, lastLoginAt: at } : null;
  }

  @RpcHandler(ConfirmPassword)
  async confirmPassword({ password }: RpcRequest<typeof ConfirmPassword>, { actor }: RpcContext) {
    if (this.find(actor.userId)?.password !== password) throw new AppError('CREDENTIALS_INVALID');
    return {};
  }

  @RpcHandler(SetRecoveryCode)
  async setRecoveryCode(request: RpcRequest<typeof SetRecoveryCode>, { actor }: RpcContext) {
    const found = this.find(actor.userId);
    if (found?.password !== request.password) throw new AppError('CREDENTIALS_INVALID');
    found.recoveryCode = request.recoveryCode;
    return {};
  }

  @RpcHandler(RecoverAccount)
  async recover({ username, recoveryCode, newPassword, commandId }: RpcRequest<typeof RecoverAccount>) {
    const found = this.accounts.get(foldUsername(username));
    if (!found?.recoveryCode || found.recoveryCode !== recoveryCode) throw new AppError('CREDENTIALS_INVALID');
    found.recoveryCode = undefined;
    found.password = newPassword;
    found.user = { ...found.user, passwordVersion: commandId };
    return found.user;
  }

  @RpcHandler(GetSecondFactor)
  async secondFactor(_: RpcRequest<typeof GetSecondFactor>, { actor }: RpcContext) {
    const enrolled = this.find(actor.userId)?.user.secondFactor !== undefined;
    return { enrolled, recoveryCodesLeft: enrolled ? 10 : 0 };
  }

  @RpcHandler(StartSecondFactor)
  async startSecondFactor({ factorId }: RpcRequest<typeof StartSecondFactor>) {
    this.startedFactor = factorId;
    return { secret: 'SECRET', uri: 'otpauth://totp/Afya:x?secret=SECRET' };
  }

  @RpcHandler(ConfirmSecondFactor)
  async confirmSecondFactor({ code }: RpcRequest<typeof ConfirmSecondFactor>, { actor }: RpcContext) {
    const found = this.find(actor.userId);
    if (!found || code !== RIGHT_CODE) throw new AppError('SECOND_FACTOR_INVALID');
    found.user = { ...found.user, secondFactor: this.startedFactor };
    return { factorId: this.startedFactor };
  }

  @RpcHandler(VerifySecondFactor)
  async verifySecondFactor({ code }: RpcRequest<typeof VerifySecondFactor>, { actor }: RpcContext) {
    const factorId = this.find(actor.userId)?.user.secondFactor;
    if (!factorId || code !== RIGHT_CODE) throw new AppError('SECOND_FACTOR_INVALID');
    return { factorId };
  }

  private find(userId: string | null) {
    return [...this.accounts.values()].find(({ user }) => user.id === userId);
  }
}
