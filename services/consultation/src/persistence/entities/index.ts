import { CreditAccountEntity } from './credit-account.entity';
import { ConsentEntity } from './consent.entity';
import { FileEntity } from './file.entity';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { MessageEntity } from './message.entity';
import { PurchaseEntity } from './purchase.entity';
import { SessionEntity } from './session.entity';

export const ENTITIES = [
  CreditAccountEntity,
  ConsentEntity,
  FileEntity,
  LedgerEntryEntity,
  MessageEntity,
  PurchaseEntity,
  SessionEntity,
];
