export const dataSaver = {
  name: 'Tumia data kidogo',
  hint: 'Picha hufunguka ukizigusa.',
  used: 'Data iliyopokewa tangu ukurasa ufunguliwe: {size}.',
};
