import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller';
import { RevealController } from './reveal.controller';

@Module({ controllers: [AdminController, RevealController] })
export class AdminModule {}
