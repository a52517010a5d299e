import { sessionListSchema, userSchema, type SessionListItem, type User } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ListSessions, type Account, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Caller, CallerAccount } from '../identity/caller.decorator';
import { LoginGuard } from '../identity/login.guard';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { toUser } from './to-user';

@Controller('auth')
export class AccountController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('me')
  @Header('Cache-Control', 'no-store')
  @UseGuards(LoginGuard)
  @ApiRoute({ summary: 'The signed-in user.', answers: { 200: userSchema }, refusals: ['LOGIN_REQUIRED'] })
  me(@CallerAccount() account: Account): User {
    return toUser(account);
  }

  @Get('sessions')
  @ApiRoute({
    summary: 'The user’s sessions, newest first.',
    answers: { 200: sessionListSchema },
    refusals: ['LOGIN_REQUIRED'],
  })
  sessions(@Caller() actor: Actor): Promise<SessionListItem[]> {
    if (actor.userId === null) throw new AppError('LOGIN_REQUIRED');
    return this.rpc.call(ListSessions, {}, actor);
  }
}
