import { AppError } from './app-error';
import { errorForLog } from './logger';

test('logs the type, code and stack of an error, without its message', () => {
  const cause = Object.assign(new Error('insert failed for "nina homa"'), { code: '23505' });
  const logged = errorForLog(new AppError('INTERNAL', {}, { cause }));
  expect(logged).toMatchObject({ name: 'AppError', code: 'INTERNAL', cause: { name: 'Error', code: '23505' } });
  expect(JSON.stringify(logged)).not.toContain('homa');
  expect(JSON.stringify(logged)).toContain('logger.spec');
});

test('logs only the type of a thrown value that is not an error', () => {
  expect(errorForLog('nina homa')).toEqual({ name: 'string' });
});
