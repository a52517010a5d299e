export const sw = {
  title: 'Weka Afya kwenye simu yako',
  text: 'Itafunguka kutoka skrini ya mwanzo ya simu yako, hata mtandao ukiwa hafifu.',
  install: 'Sakinisha',
  onApple: 'Bonyeza kitufe cha kushiriki (Share) cha kivinjari chako, kisha "Add to Home Screen".',
  dismiss: 'Hapana, asante',
};
