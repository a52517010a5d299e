import { DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module';
import { GatewayAuthModule } from './auth/auth.module';
import { ChatModule } from './chat/chat.module';
import { ConfidenceModule } from './confidence/confidence.module';
import { FacilitiesModule } from './facilities/facilities.module';
import { GatewayFilesModule } from './files/files.module';
import { type GatewayEnv } from './gateway.env';
import { IdentityModule } from './identity/identity.module';
import { LimitsModule } from './limits/limits.module';
import { GatewayMessagesModule } from './messages/messages.module';
import { BackendsModule } from './platform/backends/backends.module';
import { ErrorsModule } from './platform/errors/errors.module';
import { HealthModule } from './platform/health/health.module';
import { GatewayPrivacyModule } from './privacy/privacy.module';
import { GatewaySessionsModule } from './sessions/sessions.module';

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
        GatewayMessagesModule,
        ChatModule,
        GatewaySessionsModule,
        GatewayAuthModule,
        GatewayFilesModule,
        ConfidenceModule,
        AdminModule,
        HealthModule,
        GatewayPrivacyModule,
        FacilitiesModule,
      ],
    };
  }
}
