import { loginListSchema, type LoginList } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';
import { Controller, Delete, Get, Param, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { CallerAccount } from '../identity/caller.decorator';
import { LoginGuard } from '../identity/login.guard';
import { LoginSessionStore } from '../identity/login-session.store';
import { StepUpGuard } from '../identity/step-up.guard';
import { ApiRoute } from '../platform/openapi/api-route.decorator';

const endedSchema = z.object({ success: z.literal(true) });

/** A login's id is its credential, so browsers only get a hash of it. */
const publicId = (id: string) => createHash('sha256').update(`login ${id}`).digest('base64url').slice(0, 22);

/** The devices on which the user is signed in. */
@Controller('auth/logins')
export class LoginsController {
  constructor(private readonly logins: LoginSessionStore) {}

  @Get()
  @UseGuards(LoginGuard)
  @ApiRoute({
    summary: 'The user’s active logins, newest first.',
    answers: { 200: loginListSchema },
    refusals: ['LOGIN_REQUIRED'],
  })
  async list(@Req() request: Request, @CallerAccount() account: Account): Promise<LoginList> {
    return (await this.logins.list(account.id)).map(({ id, login, usedAt }) => ({
      id: publicId(id),
      createdAt: toIso(login.createdAt),
      lastUsedAt: toIso(usedAt),
      device: login.device ?? '',
      isCurrent: id === request.loginSession?.id,
    }));
  }

  @Delete()
  @UseGuards(StepUpGuard, LoginGuard)
  @ApiRoute({
    summary: 'Ends all other logins of the user.',
    answers: { 200: endedSchema },
    refusals: ['LOGIN_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async endOthers(@Req() request: Request, @CallerAccount() account: Account): Promise<{ success: true }> {
    await this.logins.endAll(account.id, request.loginSession?.id);
    return { success: true };
  }

  @Delete(':id')
  @UseGuards(StepUpGuard, LoginGuard)
  @ApiRoute({
    summary: 'Ends one of the user’s logins. Succeeds even if it has already ended.',
    answers: { 200: endedSchema },
    refusals: ['LOGIN_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async end(@Param('id') requestedId: string, @CallerAccount() account: Account): Promise<{ success: true }> {
    const found = (await this.logins.list(account.id)).find(({ id }) => publicId(id) === requestedId);
    if (found) await this.logins.endOne(account.id, found.id);
    return { success: true };
  }
}

const toIso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
