import { Module } from '@nestjs/common';
import { ExportHandler } from './export.handler';
import { ExportPages } from './export-pages';
import { ForgetBrowserHandler } from './forget-browser.handler';
import { PrivacyController } from './privacy.controller';

@Module({ controllers: [PrivacyController], providers: [ExportHandler, ExportPages, ForgetBrowserHandler] })
export class PrivacyModule {}
