import { type ConsentDocument, type Language } from '@afya/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('consent')
export class ConsentEntity {
  @PrimaryColumn({ type: 'text' })
  readonly owner!: string;

  @PrimaryColumn({ type: 'text' })
  readonly document!: ConsentDocument;

  @PrimaryColumn({ type: 'text' })
  readonly version!: string;

  @Column({ type: 'text' })
  readonly language!: Language;

  /** by the clock of the device */
  @Column({ name: 'accepted_at', type: 'timestamptz' })
  readonly acceptedAt!: Date;

  @CreateDateColumn({ name: 'recorded_at', type: 'timestamptz' })
  readonly recordedAt!: Date;
}
