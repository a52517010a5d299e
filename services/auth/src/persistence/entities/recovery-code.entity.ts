import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'second_factor_id', type: 'uuid' })
  readonly secondFactorId!: string;

  @PrimaryColumn({ name: 'code_hash', type: 'text' })
  readonly codeHash!: string;

  /** the command that used the code */
  @Column({ name: 'used_by', type: 'uuid', nullable: true })
  readonly usedBy!: string | null;
}
