import { Controller, Get, Res } from '@nestjs/common';
import { type Response } from 'express';
import * as z from 'zod/mini';
import { Polled } from '../polled.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { ReadinessCheck, readinessSchema, type Readiness } from './readiness';

const SERVING: ReadonlySet<Readiness['status']> = new Set(['up', 'degraded']);

@Controller('health')
@Polled()
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  @Get('live')
  @ApiRoute({
    summary: 'Liveness: the process responds.',
    answers: { 200: z.object({ status: z.literal('up') }) },
    refusals: [],
  })
  live(): { status: 'up' } {
    return { status: 'up' };
  }

  @Get('ready')
  @ApiRoute({
    summary:
      'Readiness, with the state of each dependency. `degraded` still serves, because only the chat is required. `draining` is shutting down.',
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
