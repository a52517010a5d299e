import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The hash of an erased id, for as long as its events may still arrive. */
@Entity('erased')
export class ErasedIdEntity {
  @PrimaryColumn({ type: 'text' })
  readonly hash!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly at!: Date;
}
