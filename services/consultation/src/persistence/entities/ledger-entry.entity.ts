import { type LedgerEntry } from '@afya/service-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('ledger')
export class LedgerEntryEntity {
  @PrimaryColumn({ type: 'bigint' })
  readonly id!: string;

  @Column({ name: 'account_id', type: 'bigint' })
  readonly accountId!: string;

  @Column({ name: 'message_id', type: 'uuid', nullable: true })
  readonly messageId!: string | null;

  @Column({ type: 'text' })
  readonly kind!: LedgerEntry['kind'];

  @Column({ type: 'integer' })
  readonly amount!: number;

  /** of a refund; null for older ones */
  @Column({ type: 'text', nullable: true })
  readonly reason!: LedgerEntry['reason'];

  @Column({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;
}
