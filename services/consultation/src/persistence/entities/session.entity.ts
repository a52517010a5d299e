import { type Language, type Stage } from '@afya/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The columns of a session that ordinary reads need; leases and counts belong to the statements. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn({ type: 'text' })
  readonly id!: string;

  /** `v:<visitor>` or `u:<user>` */
  @Column({ type: 'text' })
  readonly owner!: string;

  @Column({ type: 'text' })
  readonly stage!: Stage;

  @Column({ type: 'text' })
  readonly language!: Language;

  /** encrypted */
  @Column({ type: 'text', nullable: true })
  readonly state!: string | null;

  /** encrypted */
  @Column({ type: 'text', nullable: true })
  readonly title!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ name: 'last_active_at', type: 'timestamptz' })
  readonly lastActiveAt!: Date;
}
