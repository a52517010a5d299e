import type { Verdict } from '@afya/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An admin's verdict on a diagnosis; one per admin and diagnosis. */
@Entity('verdict')
export class VerdictEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ name: 'event_id', type: 'uuid' })
  readonly eventId!: string;

  @Column({ name: 'diagnosed_at', type: 'timestamptz' })
  readonly diagnosedAt!: Date;

  /** null: the account of the admin was erased */
  @Column({ name: 'admin_id', type: 'text', nullable: true })
  readonly adminId!: string | null;

  @Column({ type: 'text' })
  readonly verdict!: Verdict['verdict'];

  /** encrypted */
  @Column({ type: 'text' })
  readonly note!: string;

  @Column({ type: 'timestamptz' })
  readonly at!: Date;
}
