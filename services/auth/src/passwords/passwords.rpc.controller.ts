import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ChangeAccountPassword, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ChangePasswordHandler } from '../accounts/change-password.handler';

@Controller()
export class PasswordsRpcController {
  constructor(private readonly changePassword: ChangePasswordHandler) {}

  @RpcHandler(ChangeAccountPassword)
  async change(request: RpcRequest<typeof ChangeAccountPassword>, { actor }: RpcContext): Promise<Account> {
    if (actor.userId === null) throw new AppError('LOGIN_REQUIRED');
    return this.changePassword.execute({ ...request, userId: actor.userId });
  }
}
