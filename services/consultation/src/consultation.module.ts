import { Database } from '@afya/database';
import { DynamicModule, Module } from '@nestjs/common';
import { ConsentModule } from './consent/consent.module';
import { type ConsultationEnv } from './consultation.env';
import { FilesModule } from './files/files.module';
import { MessagesModule } from './messages/messages.module';
import { PersistenceModule } from './persistence/persistence.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ReconcilerModule } from './reconciler/reconciler.module';
import { RepliesModule } from './replies/replies.module';
import { RetentionModule } from './retention/retention.module';
import { RpcClientModule } from './rpc-client.module';
import { SessionsModule } from './sessions/sessions.module';
import { VersionsModule } from './versions/versions.module';

@Module({
  imports: [
    VersionsModule,
    RpcClientModule,
    SessionsModule,
    MessagesModule,
    FilesModule,
    ConsentModule,
    RepliesModule,
    ReconcilerModule,
    PrivacyModule,
    RetentionModule,
  ],
})
export class ConsultationModule {
  static with(env: ConsultationEnv, database: Database): DynamicModule {
    return { module: ConsultationModule, imports: [PersistenceModule.with(env, database)] };
  }
}
