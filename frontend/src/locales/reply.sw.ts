export const reply = {
  stop: 'Simamisha',
  stopFailed: 'Jibu halikuweza kusimamishwa. Tafadhali jaribu tena.',
  edit: 'Badilisha',
  rate: 'Je, jibu hili limekusaidia?',
  helpful: 'Limenisaidia',
  notHelpful: 'Halijanisaidia',
  reason: 'Ni nini hakikuwa sawa? (si lazima)',
  sendReason: 'Tuma sababu',
  thanks: 'Asante. Sababu yako imehifadhiwa.',
  rateFailed: 'Maoni yako hayakuhifadhiwa. Tafadhali jaribu tena.',
};
