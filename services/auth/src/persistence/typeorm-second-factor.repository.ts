import { ColumnCipher, Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { type Confirmation, type Factor, SecondFactorRepository } from '../second-factor/second-factor.repository';
import { AccountEntity } from './entities/account.entity';
import { RecoveryCodeEntity } from './entities/recovery-code.entity';
import { SecondFactorEntity } from './entities/second-factor.entity';

const confirmed = { confirmedAt: Not(IsNull()) };
const unconfirmed = { confirmedAt: IsNull() };

@Injectable()
export class TypeOrmSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {
    super();
  }

  async start(userId: string, { id, secret }: Factor): Promise<string> {
    return this.database.withEntities((entities) =>
      entities.transaction(async (transaction) => {
        // Serialises concurrent setups of one user, who has at most one unconfirmed factor.
        const lock = { mode: 'for_no_key_update' } as const;
        await transaction.findOne(AccountEntity, { where: { id: userId }, select: { id: true }, lock });
        const existing = await transaction.findOneBy(SecondFactorEntity, { id, userId });
        if (existing) return this.decrypt(existing).secret;
        await transaction.delete(SecondFactorEntity, { userId, ...unconfirmed });
        const encrypted = this.cipher.encrypt(cellOf(id), secret);
        await transaction.insert(SecondFactorEntity, { id, userId, secret: encrypted });
        return secret;
      }),
    );
  }

  async findUnconfirmed(userId: string): Promise<Factor | null> {
    const factor = await this.database.withEntities((entities) =>
      entities.findOneBy(SecondFactorEntity, { userId, ...unconfirmed }),
    );
    return factor && this.decrypt(factor);
  }

  async findConfirmed(userId: string): Promise<Factor | null> {
    const factor = await this.database.withEntities((entities) =>
      entities.findOneBy(SecondFactorEntity, { userId, ...confirmed }),
    );
    return factor && this.decrypt(factor);
  }

  async confirm({ factorId, userId, step, recoveryCodeHashes }: Confirmation): Promise<boolean> {
    return this.database.withEntities((entities) =>
      entities.transaction(async (transaction) => {
        const where = { id: factorId, ...unconfirmed };
        const lock = { mode: 'pessimistic_write' } as const;
        if (!(await transaction.findOne(SecondFactorEntity, { where, lock }))) return false;
        await transaction.delete(SecondFactorEntity, { userId, ...confirmed });
        await transaction.update(SecondFactorEntity, where, { confirmedAt: () => 'now()', lastStep: step });
        const codes = recoveryCodeHashes.map((codeHash) => ({ secondFactorId: factorId, codeHash }));
        await transaction.insert(RecoveryCodeEntity, codes);
        return true;
      }),
    );
  }

  async acceptStep(factorId: string, step: number, commandId: string): Promise<boolean> {
    const { affected } = await this.database.withEntities((entities) =>
      entities
        .createQueryBuilder()
        .update(SecondFactorEntity)
        .set({ lastStep: step, lastCommand: commandId })
        .where('id = :factorId AND (last_step < :step OR (last_step = :step AND last_command = :commandId))')
        .setParameters({ factorId, step, commandId })
        .execute(),
    );
    return !!affected;
  }

  async acceptRecoveryCode(factorId: string, codeHash: string, commandId: string): Promise<boolean> {
    const code = { secondFactorId: factorId, codeHash };
    const { affected } = await this.database.withEntities((entities) =>
      entities
        .createQueryBuilder()
        .update(RecoveryCodeEntity)
        .set({ usedBy: commandId })
        .where([
          { ...code, usedBy: IsNull() },
          { ...code, usedBy: commandId },
        ])
        .execute(),
    );
    return !!affected;
  }

  async hasRecoveryCode(factorId: string, codeHash: string): Promise<boolean> {
    return this.database.withEntities((entities) =>
      entities.existsBy(RecoveryCodeEntity, { secondFactorId: factorId, codeHash }),
    );
  }

  async countUnusedRecoveryCodes(factorId: string): Promise<number> {
    return this.database.withEntities((entities) =>
      entities.countBy(RecoveryCodeEntity, { secondFactorId: factorId, usedBy: IsNull() }),
    );
  }

  private decrypt({ id, secret }: SecondFactorEntity): Factor {
    return { id, secret: this.cipher.decrypt(cellOf(id), secret) };
  }
}

const cellOf = (id: string) => ({ column: 'second_factor.secret', row: id });
