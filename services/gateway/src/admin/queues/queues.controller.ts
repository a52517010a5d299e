import { type Actor } from '@afya/service-contracts';
import { Controller, Get, Next, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type NextFunction, type Request, type Response } from 'express';
import { AdminGuard } from '../../identity/admin.guard';
import { Caller } from '../../identity/caller.decorator';
import { Polled } from '../../platform/polled.decorator';
import { BOARD_PATH, QueueBoard } from './queue-board';
import { QueueVisits } from './queue-visits';

/**
 * Bull Board behind the admin guard. Only GET requests reach it, so admins cannot change the queues. They do not need to: pending replies
 * are in Postgres, and the reconciler schedules them again.
 */
@ApiExcludeController()
@Controller('admin/queues')
@UseGuards(AdminGuard)
export class QueuesController {
  constructor(
    private readonly board: QueueBoard,
    private readonly visits: QueueVisits,
  ) {}

  @Get()
  index(
    @Caller() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    return this.show(actor, request, response, next);
  }

  @Get('*path')
  @Polled(({ path }) => path.startsWith(`${BOARD_PATH}/api/`))
  rest(
    @Caller() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    return this.show(actor, request, response, next);
  }

  private async show(actor: Actor, request: Request, response: Response, next: NextFunction): Promise<void> {
    const { router } = await this.board.open();
    await this.visits.record(actor);
    allowBase(response);
    request.url = request.url.slice(BOARD_PATH.length) || '/';
    router(request, response, next);
  }
}

/** Bull Board's page needs a base element, which our content security policy forbids on all other pages. */
function allowBase(response: Response): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
}
