import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The place of a message in its session; its content is read and written by statements. */
@Entity('message')
export class MessageEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ name: 'session_id', type: 'text' })
  readonly sessionId!: string;

  @Column({ type: 'integer' })
  readonly seq!: number;

  @Column({ type: 'integer' })
  readonly part!: number;
}
