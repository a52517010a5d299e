import { loginListSchema, type LoginList } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Controller, Delete, Get, Param, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { CurrentAccount } from '../identity/current-account';
import { LoginSessionStore } from '../identity/login-session.store';
import { StepUpGuard } from '../identity/step-up.guard';
import { ApiRoute } from '../openapi/api-route.decorator';

const endedSchema = z.object({ success: z.literal(true) });

/** The id of a login opens it, so its owner's browser is shown a hash. */
const publicId = (id: string) => createHash('sha256').update(`login ${id}`).digest('base64url').slice(0, 22);

/** Where the signed-in user is logged in. */
@Controller('auth/logins')
export class LoginsController {
  constructor(
    private readonly current: CurrentAccount,
    private readonly logins: LoginSessionStore,
  ) {}

  @Get()
  @ApiRoute({
    summary: 'The user’s logins that have not ended, newest first.',
    answers: { 200: loginListSchema },
    refusals: ['LOGIN_REQUIRED'],
  })
  async list(@Req() request: Request): Promise<LoginList> {
    const userId = await this.requireUser(request);
    return (await this.logins.list(userId)).map(({ id, login, usedAt }) => ({
      id: publicId(id),
      createdAt: toIso(login.createdAt),
      lastUsedAt: toIso(usedAt),
      device: login.device ?? '',
      isCurrent: id === request.login?.id,
    }));
  }

  @Delete()
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Ends all the user’s logins but this one.',
    answers: { 200: endedSchema },
    refusals: ['LOGIN_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async endOthers(@Req() request: Request): Promise<{ success: true }> {
    await this.logins.endAll(await this.requireUser(request), request.login?.id);
    return { success: true };
  }

  @Delete(':id')
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Ends one of the user’s logins. One that has ended already is no failure.',
    answers: { 200: endedSchema },
    refusals: ['LOGIN_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async end(@Param('id') publicIdOfLogin: string, @Req() request: Request): Promise<{ success: true }> {
    const userId = await this.requireUser(request);
    const found = (await this.logins.list(userId)).find(({ id }) => publicId(id) === publicIdOfLogin);
    if (found) await this.logins.endOne(userId, found.id);
    return { success: true };
  }

  private async requireUser(request: Request): Promise<string> {
    const account = await this.current.of(request);
    if (!account) throw new AppError('LOGIN_REQUIRED');
    return account.id;
  }
}

const toIso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
