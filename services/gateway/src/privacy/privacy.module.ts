import { MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { GatewayFilesModule } from '../files/files.module';
import { jsonBody } from '../platform/validation/strict-json';
import { CreditStatementController } from './credit-statement.controller';
import { DeleteCallerDataHandler } from './delete-caller-data.handler';
import { ExportHandler } from './export.handler';
import { ExportPages } from './export-pages';
import { PrivacyController } from './privacy.controller';

@Module({
  imports: [GatewayFilesModule],
  controllers: [CreditStatementController, PrivacyController],
  providers: [DeleteCallerDataHandler, ExportHandler, ExportPages],
})
export class GatewayPrivacyModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(jsonBody).forRoutes(PrivacyController);
  }
}
