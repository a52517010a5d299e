import { ColumnCipher, Database } from '@afya/database';
import { AppError, logger } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { hashRecoveryCode } from './recovery-code';
import * as sql from './second-factor.sql';
import { newSecret, stepOf } from './totp';

interface Factor {
  id: string;
  secret: string;
}

/** Second factors in Postgres, their secrets encrypted with the data keys. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** null: none is confirmed */
  async recoveryCodesLeft(userId: string): Promise<number | null> {
    const [found] = await this.database.query<{ left: number }>(sql.countRecoveryCodes, [userId]);
    return found?.left ?? null;
  }

  /** The secret of a new, unconfirmed factor. The same id gives the same secret again. */
  async start(userId: string, factorId: string): Promise<string> {
    return this.database.transaction(async (queries) => {
      await queries.query(sql.lockAccount, [userId]);
      const [existing] = await queries.query<Factor>(sql.findFactor, [factorId, userId]);
      if (existing) return this.secretOf(existing);
      const secret = newSecret();
      await queries.query(sql.deleteUnconfirmed, [userId]);
      await queries.query(sql.insertFactor, [factorId, userId, this.cipher.seal(placeOf(factorId), secret)]);
      return secret;
    });
  }

  /** The id of the factor that counts from now on. Refused with SECOND_FACTOR_INVALID. */
  async confirm(userId: string, code: string, recoveryCodes: string[]): Promise<string> {
    return this.database.transaction(async (queries) => {
      const [factor] = await queries.query<Factor>(sql.findUnconfirmed, [userId]);
      if (!factor) return this.confirmedWith(userId, recoveryCodes);
      const step = stepOf(this.secretOf(factor), code);
      if (step === null) throw refusal(userId);
      await queries.query(sql.deleteConfirmed, [userId]);
      await queries.query(sql.confirmFactor, [factor.id, step]);
      const hashes = recoveryCodes.map((each) => hashRecoveryCode(factor.id, each));
      await queries.query(sql.insertRecoveryCodes, [factor.id, hashes]);
      logger.info({ userId }, 'second factor confirmed');
      return factor.id;
    });
  }

  /** The id of the factor. Refused with SECOND_FACTOR_INVALID. */
  async verify(userId: string, code: string, commandId: string): Promise<string> {
    const [factor] = await this.database.query<Factor>(sql.findConfirmed, [userId]);
    if (!factor || !(await this.accept(factor, code, commandId))) throw refusal(userId);
    return factor.id;
  }

  private async accept(factor: Factor, code: string, commandId: string): Promise<boolean> {
    const step = stepOf(this.secretOf(factor), code);
    if (step !== null) return (await this.database.query(sql.acceptStep, [factor.id, step, commandId])).length > 0;
    const hash = hashRecoveryCode(factor.id, code);
    const used = await this.database.query(sql.acceptRecoveryCode, [factor.id, hash, commandId]);
    if (used.length > 0) logger.warn({ factorId: factor.id }, 'recovery code used');
    return used.length > 0;
  }

  /** A repeat of a confirmation that was carried out. */
  private async confirmedWith(userId: string, [code = '']: string[]): Promise<string> {
    const [factor] = await this.database.query<Factor>(sql.findConfirmed, [userId]);
    if (!factor) throw refusal(userId);
    const found = await this.database.query(sql.findRecoveryCode, [factor.id, hashRecoveryCode(factor.id, code)]);
    if (found.length === 0) throw refusal(userId);
    return factor.id;
  }

  private secretOf({ id, secret }: Factor): string {
    return this.cipher.open(placeOf(id), secret);
  }
}

const placeOf = (id: string) => ({ column: 'second_factor.secret', row: id });

function refusal(userId: string): AppError {
  logger.info({ userId }, 'second factor refused');
  return new AppError('SECOND_FACTOR_INVALID');
}
