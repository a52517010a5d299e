import { type Language, type Role } from '@afya/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('account')
export class AccountEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ type: 'text' })
  readonly username!: string;

  /** finds the account at login */
  @Column({ name: 'username_folded', type: 'text' })
  readonly usernameFolded!: string;

  /** prevents names that look alike */
  @Column({ name: 'username_skeleton', type: 'text' })
  readonly usernameSkeleton!: string;

  @Column({ name: 'preferred_language', type: 'text' })
  readonly preferredLanguage!: Language;

  @Column({ type: 'text', default: 'user' })
  readonly role!: Role;

  @Column({ name: 'password_hash', type: 'text' })
  readonly passwordHash!: string;

  @Column({ name: 'password_version', type: 'uuid' })
  readonly passwordVersion!: string;

  /** of the recovery code; null: none was made, or it was used */
  @Column({ name: 'recovery_hash', type: 'text', nullable: true })
  readonly recoveryHash!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ name: 'last_login_at', type: 'timestamptz', default: () => 'now()' })
  readonly lastLoginAt!: Date;
}
