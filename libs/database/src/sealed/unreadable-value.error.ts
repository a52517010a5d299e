import { AppError } from '@afya/runtime';

/**
 * `unknown_key`: it was sealed under a key that DATA_KEYS does not name. `tampered`: it is not what was written to this place.
 * Callers of the product are told CONTENT_UNREADABLE.
 */
export class UnreadableValueError extends AppError {
  constructor(readonly reason: 'unknown_key' | 'tampered') {
    super('CONTENT_UNREADABLE');
  }
}
