import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  readonly userId!: string;

  /** encrypted */
  @Column({ type: 'text' })
  readonly secret!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;

  /** null: the setup is not complete */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  readonly confirmedAt!: Date | null;

  /** the newest time step of an accepted code */
  @Column({ name: 'last_step', type: 'bigint', default: 0 })
  readonly lastStep!: number;

  /** the command that used the newest time step */
  @Column({ name: 'last_command', type: 'uuid', nullable: true })
  readonly lastCommand!: string | null;
}
