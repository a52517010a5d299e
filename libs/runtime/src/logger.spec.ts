import { AppError } from './app-error';
import { errorForLog } from './logger';

test('an error in the log keeps its kind, code and place and loses its text', () => {
  const cause = Object.assign(new Error('insert failed for "nina homa"'), { code: '23505' });
  const logged = errorForLog(new AppError('INTERNAL', {}, { cause }));
  expect(logged).toMatchObject({ name: 'AppError', code: 'INTERNAL', cause: { name: 'Error', code: '23505' } });
  expect(JSON.stringify(logged)).not.toContain('homa');
  expect(JSON.stringify(logged)).toContain('logger.spec');
});

test('what is thrown and is no error leaves only its type', () => {
  expect(errorForLog('nina homa')).toEqual({ name: 'string' });
});
