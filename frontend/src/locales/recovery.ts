import { bilingual } from './bilingual';
import { sw } from './recovery.sw';

const en = {
  title: 'Your recovery code',
  text: 'If you forget your password, this code lets you choose a new one. It works once and is shown only now. Keep it in a safe place. Without the password and the code, nobody can open your account again, and we cannot either.',
  saved: 'I have saved it',
  forgot: 'Forgot your password?',
  forgotTitle: 'Choose a new password',
  forgotText:
    'Enter your username and the recovery code that you saved. You will be logged out on all your other devices.',
  code: 'Recovery code',
  codeHint: 'Four groups of six letters and digits',
  recover: 'Set the new password',
  recovering: 'Setting the new password',
  failed: 'Your password was not changed',
  wrong: 'The username or the recovery code is wrong, or the code was used before.',
  usernameMissing: 'Enter your username',
  codeMissing: 'Enter your recovery code',
  backToLogin: 'Back to the login',
  newCode: 'New recovery code',
  newCodeText: 'Enter your password to get a new code. An earlier code then no longer works.',
  makeCode: 'Show the new code',
  makingCode: 'Making the code',
  newCodeFailed: 'No new code was made',
};

export const recoveryTexts = bilingual('recovery', { en, sw });
