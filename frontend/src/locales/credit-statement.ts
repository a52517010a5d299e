import { bilingual } from './bilingual';
import { sw } from './credit-statement.sw';

/** Apart from the other texts of credits, which the first screen loads. */
const en = {
  statement: 'What my credits were used for',
  statementFailed: 'The list could not be loaded',
  statementEmpty: 'Nothing yet. Your first message brings 500 free credits.',
  statementMore: 'Show earlier',
  freeCredits: 'Free credits',
  purchased: 'Bought',
  charged: 'Message',
  refunded: 'Given back',
  refundFailed: 'the answer failed',
  refundFailover: 'the built-in engine answered',
  refundUnread: 'a file could not be read',
  refundStopped: 'you stopped the answer',
};

export const creditStatementTexts = bilingual('credit-statement', { en, sw });
