import { ColumnCipher, Database } from '@afya/database';
import { DynamicModule, Global, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';

/** What every feature needs: the database, and the settings. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static with(env: ConsultationEnv, database: Database): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: ColumnCipher, useValue: new ColumnCipher(env.DATA_KEYS) },
        { provide: CONSULTATION_ENV, useValue: env },
      ],
      exports: [Database, ColumnCipher, CONSULTATION_ENV],
    };
  }

  /** After the calls have drained and the loops have stopped. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
