import { params } from '@nanostores/i18n';

export const en = {
  title: 'Afya',
  subtitle: 'Say what you feel. Get clear advice.',
  welcome: params('Welcome, {name}'),
  newDiagnosis: 'New diagnosis',
  history: 'History',
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
