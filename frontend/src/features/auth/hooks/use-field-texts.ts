import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';

type AuthTexts = ReturnType<(typeof authTexts)['get']>;

/** Maps messages of the contract and the server to texts in both languages. */
const MESSAGE_KEYS: readonly (readonly [RegExp, keyof AuthTexts])[] = [
  [/^Username must be at least/, 'usernameShort'],
  [/^Username must be at most/, 'usernameLong'],
  [/^Password must be at least/, 'passwordShort'],
  [/^Password must be at most/, 'passwordLong'],
  [/^Username may not contain invisible/, 'usernameInvisible'],
  [/^Password must not be the username/, 'passwordIsUsername'],
  [/^Enter your current password/, 'currentPasswordMissing'],
  [/^The current password is wrong/, 'currentPasswordWrong'],
  [/^The new password must differ/, 'newPasswordSame'],
  [/password.*common|common.*password/i, 'passwordCommon'],
];

const FIELDS = ['username', 'password', 'preferredLanguage', 'currentPassword', 'newPassword'] as const;

/** Returns a function that translates the message of a field. */
export function useMessageText(): (message: string) => string {
  const t = useTexts(authTexts);
  return (message) => {
    const key = MESSAGE_KEYS.find(([pattern]) => pattern.test(message))?.[1];
    const text = key && t[key];
    return typeof text === 'string' ? text : message;
  };
}

/** Returns a function that formats 'field: message' in the current language. */
export function useFieldTexts(): (field: string, message: string) => string {
  const t = useTexts(authTexts);
  const messageText = useMessageText();
  return (field, message) => {
    const name = FIELDS.find((candidate) => candidate === field);
    return `${name ? t[name] : field}: ${messageText(message)}`;
  };
}
