export const sw = {
  remaining: { one: 'krediti {count} imebaki', other: 'krediti {count} zimebaki' },
  addCredits: 'Ongeza krediti',
};
