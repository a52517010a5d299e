import { Controller, Get, Next, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type NextFunction, type Request, type Response } from 'express';
import { AdminGuard } from '../admin.guard';
import { BOARD_PATH, QueueBoard } from './queue-board';
import { QueueVisits } from './queue-visits';

/**
 * The queues, for admins to look at: Bull Board behind the guard of every other admin's route. Only GET leads to it, so that nothing can
 * be changed: what is pending is in Postgres, and the reconciler hints at it again by itself.
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
  index(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    return this.show(request, response, next);
  }

  @Get('*path')
  rest(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    return this.show(request, response, next);
  }

  private async show(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { router } = await this.board.open();
    await this.visits.note(request.actor);
    allowBase(response);
    request.url = request.url.slice(BOARD_PATH.length) || '/';
    router(request, response, next);
  }
}

/** Its page names the folder of its scripts by a base element, which no other page of ours may have. Everything else holds for it too. */
function allowBase(response: Response): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
}
