import { Database } from '@afya/database';
import { DynamicModule, Module } from '@nestjs/common';
import { type ConsultationEnv } from './consultation.env';
import { CallsModule } from './calls/calls.module';
import { ConsentModule } from './consent/consent.module';
import { DatabaseModule } from './database/database.module';
import { FilesModule } from './files/files.module';
import { MessagesModule } from './messages/messages.module';
import { MetricsModule } from './metrics/metrics.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ReconcilerModule } from './reconciler/reconciler.module';
import { RetentionModule } from './retention/retention.module';
import { SessionsModule } from './sessions/sessions.module';
import { TurnsModule } from './turns/turns.module';
import { VersionsModule } from './versions/versions.module';

@Module({
  imports: [
    ...[VersionsModule, SessionsModule, MessagesModule, FilesModule, TurnsModule, ReconcilerModule],
    ...[CallsModule, ConsentModule, MetricsModule, PrivacyModule, RetentionModule],
  ],
})
export class ConsultationModule {
  static with(env: ConsultationEnv, database: Database): DynamicModule {
    return { module: ConsultationModule, imports: [DatabaseModule.with(env, database)] };
  }
}
