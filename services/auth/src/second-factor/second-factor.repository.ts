export interface Factor {
  id: string;
  /** in plain text */
  secret: string;
}

export interface Confirmation {
  factorId: string;
  userId: string;
  /** the time step of the code that confirms it */
  step: number;
  recoveryCodeHashes: string[];
}

export abstract class SecondFactorRepository {
  /** Stores an unconfirmed factor in place of an earlier one, and returns its secret. A repeat returns the stored secret. */
  abstract start(userId: string, factor: Factor): Promise<string>;
  abstract findUnconfirmed(userId: string): Promise<Factor | null>;
  abstract findConfirmed(userId: string): Promise<Factor | null>;
  /** Confirms a factor in place of an earlier one. false: it is no longer unconfirmed */
  abstract confirm(confirmation: Confirmation): Promise<boolean>;
  /** Accepts each time step once; a repeat of the same command is accepted again. */
  abstract acceptStep(factorId: string, step: number, commandId: string): Promise<boolean>;
  /** Accepts each recovery code once; a repeat of the same command is accepted again. */
  abstract acceptRecoveryCode(factorId: string, codeHash: string, commandId: string): Promise<boolean>;
  abstract hasRecoveryCode(factorId: string, codeHash: string): Promise<boolean>;
  abstract countUnusedRecoveryCodes(factorId: string): Promise<number>;
}
