import { readText } from '../reader/read-text';
import { unreadClauses } from './unread-clauses';

test.each([
  ['my mouth is dry, its pure water every 20 minutes', 1],
  ['fever only, since yesterday', 0],
  ['hapana. kwa nini unauliza?', 0],
  ['ana homa, hata ushuzi hautoki tangu jana', 0],
  ['macho yameingia ndani, kama mfereji kila nusu saa niko choo', 1],
])('%s: %s clauses are not read', (text, number) => {
  const { tokens, findings } = readText(text);
  expect(unreadClauses(tokens, findings)).toBe(number);
});
