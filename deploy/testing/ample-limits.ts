const requests = '1000000,1000000';
const messages = '1000000';

/** One machine plays all visitors: requests and messages are counted as usual, but no limit is reached. */
export const ampleLimits = {
  LIMIT_READ: requests,
  LIMIT_WRITE: requests,
  LIMIT_SEND: requests,
  LIMIT_UPLOAD: requests,
  LIMIT_CHECK_SECONDS: requests,
  LIMIT_LOGIN: requests,
  LIMIT_REGISTER: requests,
  LIMIT_PASSWORD: requests,
  LIMIT_EXPORT: requests,
  CONNECTIONS_PER_NETWORK: '10000',
  MESSAGES_PER_HOUR: messages,
  MESSAGES_PER_DAY: messages,
  NETWORK_MESSAGES_PER_HOUR: messages,
  NETWORK_MESSAGES_PER_DAY: messages,
  FREE_CREDITS_PER_NETWORK: messages,
};
