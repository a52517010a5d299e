import { DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module';
import { AuthModule } from './auth/auth.module';
import { BackendsModule } from './backends/backends.module';
import { ChatModule } from './chat/chat.module';
import { ConfidenceModule } from './confidence/confidence.module';
import { FilesModule } from './files/files.module';
import { type GatewayEnv } from './gateway.env';
import { HealthModule } from './health/health.module';
import { ErrorsModule } from './http/errors.module';
import { IdentityModule } from './identity/identity.module';
import { LimitsModule } from './limits/limits.module';
import { MessagesModule } from './messages/messages.module';
import { PrivacyModule } from './privacy/privacy.module';
import { SessionsModule } from './sessions/sessions.module';

@Module({})
export class GatewayModule {
  static with(env: GatewayEnv): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        BackendsModule.with(env),
        ErrorsModule,
        IdentityModule,
        LimitsModule,
        MessagesModule,
        ChatModule,
        SessionsModule,
        AuthModule,
        FilesModule,
        ConfidenceModule,
        AdminModule,
        HealthModule,
        PrivacyModule,
      ],
    };
  }
}
