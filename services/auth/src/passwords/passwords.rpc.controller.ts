import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ChangeAccountPassword, ConfirmPassword, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ChangePasswordHandler } from '../accounts/change-password.handler';
import { ConfirmPasswordHandler } from '../accounts/confirm-password.handler';

@Controller()
export class PasswordsRpcController {
  constructor(
    private readonly changePassword: ChangePasswordHandler,
    private readonly confirmPassword: ConfirmPasswordHandler,
  ) {}

  @RpcHandler(ChangeAccountPassword)
  async change(request: RpcRequest<typeof ChangeAccountPassword>, { actor }: RpcContext): Promise<Account> {
    if (actor.userId === null) throw new AppError('LOGIN_REQUIRED');
    return this.changePassword.execute({ ...request, userId: actor.userId });
  }

  @RpcHandler(ConfirmPassword)
  async confirm({ password }: RpcRequest<typeof ConfirmPassword>, { actor }: RpcContext) {
    await this.confirmPassword.execute(actor.userId, password);
    return {};
  }
}
