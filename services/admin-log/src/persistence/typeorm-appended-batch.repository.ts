import { Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { Any, LessThan } from 'typeorm';
import { AppendedBatchRepository } from '../append-events/appended-batch.repository';
import { AppendedBatchEntity } from './entities/appended-batch.entity';

@Injectable()
export class TypeOrmAppendedBatchRepository extends AppendedBatchRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(id: string): Promise<void> {
    await this.database.withEntities((entities) =>
      entities.createQueryBuilder().insert().into(AppendedBatchEntity).values({ id }).orIgnore().execute(),
    );
  }

  async find(batchIds: readonly string[]): Promise<string[]> {
    const batches = await this.database.withEntities((entities) =>
      entities.findBy(AppendedBatchEntity, { id: Any([...batchIds]) }),
    );
    return batches.map(({ id }) => id);
  }

  async deleteBefore(time: Date): Promise<void> {
    await this.database.withEntities((entities) =>
      entities.delete(AppendedBatchEntity, { appendedAt: LessThan(time) }),
    );
  }
}
