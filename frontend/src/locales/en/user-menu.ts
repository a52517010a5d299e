export const en = {
  login: 'Log in',
};
