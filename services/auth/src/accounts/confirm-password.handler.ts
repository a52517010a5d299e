import { RpcContext, RpcHandler } from '@afya/messaging';
import { ConfirmPassword, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { PasswordCheck } from './password-check';

/** Checks the password of a signed-in user again. */
@Controller()
export class ConfirmPasswordHandler {
  constructor(private readonly password: PasswordCheck) {}

  /** Throws LOGIN_REQUIRED or CREDENTIALS_INVALID. */
  @RpcHandler(ConfirmPassword)
  async execute({ password }: RpcRequest<typeof ConfirmPassword>, { actor }: RpcContext) {
    await this.password.confirm(actor, password);
    return {};
  }
}
