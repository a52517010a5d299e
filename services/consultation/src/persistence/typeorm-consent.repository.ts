import { type Consent } from '@afya/contracts';
import { Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { type ConsentRepository, type RecordedConsent } from '../consent/consent.repository';
import { ConsentEntity } from './entities/consent.entity';

@Injectable()
export class TypeOrmConsentRepository implements ConsentRepository {
  constructor(private readonly database: Database) {}

  async record(owner: string, { document, version, language, acceptedAt }: Consent): Promise<boolean> {
    const { raw } = await this.database.withEntities((entities) =>
      entities
        .createQueryBuilder()
        .insert()
        .into(ConsentEntity)
        .values({ owner, document, version, language, acceptedAt: () => 'least(:acceptedAt::timestamptz, now())' })
        .setParameter('acceptedAt', acceptedAt)
        .orIgnore()
        .returning('owner')
        .execute(),
    );
    return (raw as unknown[]).length > 0;
  }

  async list(owner: string): Promise<RecordedConsent[]> {
    const order = { recordedAt: 'ASC', document: 'ASC' } as const;
    const consents = await this.database.withEntities((entities) =>
      entities.find(ConsentEntity, { where: { owner }, order }),
    );
    return consents.map(({ document, version, language, acceptedAt, recordedAt }) => ({
      document,
      version,
      language,
      acceptedAt: acceptedAt.toISOString(),
      recordedAt: recordedAt.toISOString(),
    }));
  }
}
