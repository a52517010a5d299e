import { AppError, logger } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { hashRecoveryCode } from '../passwords/recovery-code';
import { type Factor, SecondFactorRepository } from './second-factor.repository';
import { newSecret, stepOf } from './totp';

@Injectable()
export class SecondFactors {
  constructor(private readonly factors: SecondFactorRepository) {}

  /** null: none is confirmed */
  async recoveryCodesLeft(userId: string): Promise<number | null> {
    const factor = await this.factors.findConfirmed(userId);
    return factor && this.factors.countUnusedRecoveryCodes(factor.id);
  }

  /** The secret of a new, unconfirmed factor. The same id gives the same secret again. */
  start(userId: string, factorId: string): Promise<string> {
    return this.factors.start(userId, { id: factorId, secret: newSecret() });
  }

  /** Returns the id of the new factor. Throws SECOND_FACTOR_INVALID. */
  async confirm(userId: string, code: string, recoveryCodes: string[]): Promise<string> {
    const factor = await this.factors.findUnconfirmed(userId);
    if (!factor) return this.confirmedWith(userId, recoveryCodes);
    const step = stepOf(factor.secret, code);
    if (step === null) throw refusal(userId);
    const recoveryCodeHashes = recoveryCodes.map((each) => hashRecoveryCode(factor.id, each));
    const isConfirmed = await this.factors.confirm({ factorId: factor.id, userId, step, recoveryCodeHashes });
    if (!isConfirmed) return this.confirmedWith(userId, recoveryCodes);
    logger.info({ userId }, 'second factor confirmed');
    return factor.id;
  }

  /** Returns the id of the factor. Throws SECOND_FACTOR_INVALID. */
  async verify(userId: string, code: string, commandId: string): Promise<string> {
    const factor = await this.factors.findConfirmed(userId);
    if (!factor || !(await this.accept(factor, code, commandId))) throw refusal(userId);
    return factor.id;
  }

  private async accept({ id, secret }: Factor, code: string, commandId: string): Promise<boolean> {
    const step = stepOf(secret, code);
    if (step !== null) return this.factors.acceptStep(id, step, commandId);
    const isAccepted = await this.factors.acceptRecoveryCode(id, hashRecoveryCode(id, code), commandId);
    if (isAccepted) logger.warn({ factorId: id }, 'recovery code used');
    return isAccepted;
  }

  /** A repeat of a successful confirmation. */
  private async confirmedWith(userId: string, [code = '']: string[]): Promise<string> {
    const factor = await this.factors.findConfirmed(userId);
    if (!factor || !(await this.factors.hasRecoveryCode(factor.id, hashRecoveryCode(factor.id, code))))
      throw refusal(userId);
    return factor.id;
  }
}

function refusal(userId: string): AppError {
  logger.info({ userId }, 'second factor refused');
  return new AppError('SECOND_FACTOR_INVALID');
}
