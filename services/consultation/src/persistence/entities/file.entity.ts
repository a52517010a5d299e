import { type StoredFile } from '@afya/service-contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { MessageEntity } from './message.entity';

@Entity('file')
export class FileEntity {
  @PrimaryColumn({ name: 'message_id', type: 'uuid' })
  readonly messageId!: string;

  @OneToOne(() => MessageEntity)
  @JoinColumn({ name: 'message_id' })
  readonly message!: MessageEntity;

  @Column({ name: 'object_key', type: 'text' })
  readonly objectKey!: string;

  @Column({ type: 'text' })
  readonly type!: StoredFile['type'];

  /** encrypted */
  @Column({ type: 'text' })
  readonly filename!: string;

  @Column({ type: 'text' })
  readonly mime!: string;

  @Column({ type: 'integer' })
  readonly size!: number;

  /** the encrypted key of the object; null: the object is not encrypted */
  @Column({ name: 'content_key', type: 'text', nullable: true })
  readonly contentKey!: string | null;
}
