import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('purchase')
export class PurchaseEntity {
  @PrimaryColumn({ name: 'account_id', type: 'bigint' })
  readonly accountId!: string;

  /** chosen by the client */
  @PrimaryColumn({ type: 'text' })
  readonly id!: string;

  @Column({ type: 'integer' })
  readonly credits!: number;

  @Column({ type: 'text' })
  readonly method!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;
}
