import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';

export const en = { ...ERROR_MESSAGES } satisfies Record<ErrorCode, string>;
