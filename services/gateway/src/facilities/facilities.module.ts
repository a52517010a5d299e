import { Module } from '@nestjs/common';
import { FacilitiesController } from './facilities.controller';
import { FacilityDirectory } from './facility-directory';

@Module({ controllers: [FacilitiesController], providers: [FacilityDirectory] })
export class FacilitiesModule {}
