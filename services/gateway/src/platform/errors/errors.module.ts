import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorsFilter } from './errors.filter';

@Module({ providers: [{ provide: APP_FILTER, useClass: ErrorsFilter }] })
export class ErrorsModule {}
