import { Controller, Get, Res } from '@nestjs/common';
import { type Response } from 'express';
import * as z from 'zod/mini';
import { ApiRoute } from '../openapi/api-route.decorator';
import { ReadinessCheck, readinessSchema, type Readiness } from './readiness';

const SERVING: ReadonlySet<Readiness['status']> = new Set(['up', 'degraded']);

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  @Get('live')
  @ApiRoute({
    summary: 'The process answers.',
    answers: { 200: z.object({ status: z.literal('up') }) },
    refusals: [],
  })
  live(): { status: 'up' } {
    return { status: 'up' };
  }

  @Get('ready')
  @ApiRoute({
    summary:
      'Whether the product can serve, with the state of each dependency. `degraded` can: only the chat is needed. `draining` is about to end.',
    answers: { 200: readinessSchema, 503: readinessSchema },
    refusals: [],
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.read();
    response.setHeader('Cache-Control', 'no-store');
    response.status(SERVING.has(readiness.status) ? 200 : 503);
    return readiness;
  }
}
