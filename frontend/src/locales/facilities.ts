import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './facilities.sw';

const en = {
  title: 'Where to go',
  lead: 'Clinics and hospitals by county or by distance. Call first if you can.',
  sample: 'This is a small sample list, not all facilities. Ask a local health worker for the nearest one.',
  county: 'County',
  chooseCounty: 'Choose a county',
  nearMe: 'Nearest to me',
  locating: 'Finding where you are',
  positionStays: 'Where you are stays on this phone.',
  positionRefused: 'The phone did not say where you are. Choose a county.',
  needs: 'It must have',
  emergency: 'Emergency care',
  maternity: 'Maternity',
  dayAndNight: 'Open day and night',
  level: params('Level {level}'),
  away: params('{km} km away'),
  call: params('Call {telephone}'),
  map: 'Map',
  mapOf: params('Map of {name}'),
  noneTitle: 'No facility here has all of this',
  noneText: 'Choose fewer needs or another county.',
  failedTitle: 'The list could not be loaded',
  failedText: 'Check your connection and try again.',
  more: 'Show more',
};

export const facilitiesTexts = bilingual('facilities', { en, sw });
