import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('appended_batch')
export class AppendedBatchEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @CreateDateColumn({ name: 'appended_at', type: 'timestamptz' })
  readonly appendedAt!: Date;
}
