import { Database, measureOutbox } from '@afya/database';
import { Module, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { measureWaiting } from './waiting-replies';

/** What only the database knows of how the service is doing. */
@Module({})
export class MetricsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private stops: (() => void)[] = [];

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.stops = [measureOutbox(this.database, ['hint', 'event']), measureWaiting(this.database)];
  }

  onApplicationShutdown(): void {
    for (const stop of this.stops) stop();
  }
}
