import { AppError } from '@afya/runtime';

/**
 * `unknown_key`: DATA_KEYS lacks the key that it was encrypted with. `tampered`: the value is not the one written to this cell.
 * Users of the product get CONTENT_UNREADABLE.
 */
export class UnreadableValueError extends AppError {
  constructor(readonly reason: 'unknown_key' | 'tampered') {
    super('CONTENT_UNREADABLE');
  }
}
