import { type Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';

export const API_PREFIX = 'api';

/** The path of a controller's routes, such as `/api/chat`, for the middleware that runs before routing. */
export function controllerPath(controller: Type): string {
  return `/${API_PREFIX}/${Reflect.getMetadata(PATH_METADATA, controller) as string}`;
}
