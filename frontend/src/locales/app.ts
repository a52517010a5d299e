import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { params } from '@nanostores/i18n';
import type * as sw from './app.sw';
import { mainScreenTexts } from './bilingual';

const app = {
  title: 'Afya',
  subtitle: 'Say what you feel. Get clear advice.',
  welcome: params('Welcome, {name}'),
  newDiagnosis: 'New diagnosis',
  history: 'History',
  menu: 'Menu',
  language: 'Language',
  close: 'Close',
  loading: 'Loading',
  retry: 'Retry',
  skip: 'Skip to the chat',
  notFound: 'Page Not Found',
  notFoundText: 'This page does not exist or has moved.',
  backToChat: 'Back to chat',
  crashTitle: 'Something went wrong',
  crashText: 'Reload the page. Your consultation is kept.',
  reload: 'Reload',
  offline: 'You are offline. This loads by itself when the connection is back.',
  unreachable: 'Afya cannot be reached. Check your connection, then try again.',
  partFailed: 'This part could not be loaded',
};

export const appTexts = mainScreenTexts<typeof app, typeof sw.app>('app', app);

const errors = { ...ERROR_MESSAGES } satisfies Record<ErrorCode, string>;

export const errorsTexts = mainScreenTexts<typeof errors, typeof sw.errors>('errors', errors);

const offline = {
  keptTitle: 'No connection',
  keptText: 'Your consultation is kept on this device. It goes on when you are connected again.',
  retry: 'Retry',
  updateReady: 'A new version is ready',
  updateText: 'What you are writing is kept.',
  reload: 'Reload',
};

export const offlineTexts = mainScreenTexts<typeof offline, typeof sw.offline>('offline', offline);

/** The only account text that every visitor downloads; the others load with the forms. */
const userMenu = {
  login: 'Log in',
};

export const userMenuTexts = mainScreenTexts<typeof userMenu, typeof sw.userMenu>('user-menu', userMenu);
