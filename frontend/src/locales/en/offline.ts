export const en = {
  keptTitle: 'No connection',
  keptText: 'This is your consultation as it was last read on this device. It goes on when you are connected again.',
  retry: 'Retry',
  updateReady: 'A new version is ready',
  updateText: 'What you are writing is kept.',
  reload: 'Reload',
};
