export const sw = {
  statement: 'Krediti zangu zimetumika wapi',
  statementFailed: 'Orodha haikupatikana',
  statementEmpty: 'Bado hakuna. Ujumbe wako wa kwanza huleta krediti 500 za bure.',
  statementMore: 'Onyesha za awali',
  freeCredits: 'Krediti za bure',
  purchased: 'Zilizonunuliwa',
  charged: 'Ujumbe',
  refunded: 'Zilizorudishwa',
  refundFailed: 'jibu halikupatikana',
  refundFailover: 'mfumo wa ndani ulijibu',
  refundUnread: 'faili haikusomeka',
  refundStopped: 'ulisimamisha jibu',
};
