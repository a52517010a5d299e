import { Column, Entity, PrimaryColumn } from 'typeorm';

/** balance = sum of the ledger = 500 free + purchased − used. */
@Entity('account')
export class CreditAccountEntity {
  @PrimaryColumn({ type: 'bigint' })
  readonly id!: string;

  /** `v:<visitor>` or `u:<user>` */
  @Column({ type: 'text' })
  readonly owner!: string;

  @Column({ type: 'integer' })
  readonly balance!: number;

  @Column({ type: 'integer' })
  readonly used!: number;

  @Column({ type: 'integer' })
  readonly purchased!: number;

  /** the free credits are not granted yet; then they count as used */
  @Column({ name: 'withheld', type: 'boolean' })
  readonly isAllowanceSuspended!: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;
}
