import { ColumnCipher, reencryptColumn, type Database } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth } from '../../test/start-test-auth';
import { codeOf, startEarlyInStep } from '../../test/time-steps';
import { TypeOrmAccountRepository } from '../persistence/typeorm-account.repository';
import { administer } from '../admin/administer';
import { openDatabase } from '../persistence/open-database';
import { ENCRYPTED_COLUMNS } from '../persistence/encrypted-columns';
import { TypeOrmSecondFactorRepository } from '../persistence/typeorm-second-factor.repository';
import { SecondFactors } from './second-factors';

let auth: TestAuth;
let database: Database;
beforeAll(async () => {
  auth = await startTestAuth();
  database = await openDatabase({ DATABASE_URL: auth.database.url, DATABASE_POOL: 2, MIGRATE_ON_START: false });
});
afterAll(async () => {
  await database.close();
  await auth.stop();
});
beforeEach(startEarlyInStep);

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const cipherOf = (...ids: string[]) => new ColumnCipher(parseDataKeys(ids.map(key).join(',')));
const factorsUnder = (...ids: string[]) =>
  new SecondFactors(new TypeOrmSecondFactorRepository(database, cipherOf(...ids)));
const INVALID = { code: 'SECOND_FACTOR_INVALID' };
const RECOVERY_CODE = 'AAAAAA-BBBBBB-CCCCCC-DDDDDD';

/** A user whose second factor was confirmed with the code of the step before this one. */
async function enrol(factors: SecondFactors) {
  const username = `Mtu-${randomUUID().slice(0, 12)}`;
  const { id } = await auth.register(username);
  const secret = await factors.start(id, randomUUID());
  const factorId = await factors.confirm(id, codeOf(secret, -1), [RECOVERY_CODE]);
  return { id, username, secret, factorId };
}
const reset = (...words: string[]) =>
  administer(['reset-second-factor', ...words], new TypeOrmAccountRepository(database));

describe('the command that resets a second factor', () => {
  test('deletes the factor and its recovery codes, in any case of the name, and none of another user', async () => {
    const factors = factorsUnder('a');
    const [user, other] = [await enrol(factors), await enrol(factors)];
    expect(await auth.get(user.id)).toMatchObject({ secondFactor: user.factorId });
    expect(await reset(user.username.toUpperCase())).toEqual({
      done: true,
      lines: ['The second factor is deleted. A new one can be set up on the admin screen.'],
    });
    expect(await auth.get(user.id)).not.toHaveProperty('secondFactor');
    for (const code of [codeOf(user.secret), RECOVERY_CODE])
      await expect(factors.verify(user.id, code, randomUUID())).rejects.toMatchObject(INVALID);
    expect(
      await auth.database.query('SELECT 1 FROM auth.recovery_code WHERE second_factor_id = $1', [user.factorId]),
    ).toEqual([]);
    expect(await factors.verify(other.id, codeOf(other.secret), randomUUID())).toBe(other.factorId);
  });

  test('deletes a setup that was not confirmed, and another one can be confirmed afterwards', async () => {
    const factors = factorsUnder('a');
    const { id, username } = await enrol(factors);
    const abandoned = await factors.start(id, randomUUID());
    await reset(username);
    await expect(factors.confirm(id, codeOf(abandoned), [RECOVERY_CODE])).rejects.toMatchObject(INVALID);
    const secret = await factors.start(id, randomUUID());
    const factorId = await factors.confirm(id, codeOf(secret), [RECOVERY_CODE]);
    expect(await auth.get(id)).toMatchObject({ secondFactor: factorId });
  });

  test('reports a missing second factor or name', async () => {
    const { username } = await auth.register(`Mtu-${randomUUID().slice(0, 12)}`);
    for (const name of [username, 'nobody at all'])
      expect(await reset(name)).toEqual({ done: false, lines: [`${name} has no second factor.`] });
    expect(await reset()).toMatchObject({ done: false, lines: [expect.stringContaining('reset-second-factor')] });
  });
});

test('after re-encryption a secret is readable with the new key only, and codes are still accepted', async () => {
  const { id, secret, factorId } = await enrol(factorsUnder('old'));
  const stored = async () => {
    const [row] = await auth.database.query<{ secret: string }>('SELECT secret FROM auth.second_factor WHERE id = $1', [
      factorId,
    ]);
    return row!.secret;
  };
  expect(await stored()).toMatch(/^old\./);
  await expect(factorsUnder('new').verify(id, codeOf(secret), randomUUID())).rejects.toMatchObject({
    code: 'CONTENT_UNREADABLE',
  });
  for (const column of ENCRYPTED_COLUMNS)
    expect(await reencryptColumn(database, cipherOf('new', 'old', 'a'), column)).toMatchObject({ unreadable: 0 });
  expect(await stored()).toMatch(/^new\./);
  expect(await stored()).not.toContain(secret);
  expect(await factorsUnder('new').verify(id, codeOf(secret), randomUUID())).toBe(factorId);
});
