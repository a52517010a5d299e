export const sw = {
  actions: 'Ujumbe huu',
  copy: 'Nakili ujumbe',
  copied: 'Ujumbe umenakiliwa',
  copyFailed: 'Imeshindwa kunakili. Chagua maandishi ili uyanakili.',
  readAloud: 'Soma kwa sauti',
  stopReading: 'Acha kusoma',
};
