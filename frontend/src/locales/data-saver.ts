import { params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import * as sw from './data-saver.sw';

const dataSaver = {
  name: 'Use less data',
  hint: 'Pictures load when you tap them.',
  used: params('Data received since this page was opened: {size}.'),
};

export const dataSaverTexts = bilingual('data-saver', { en: dataSaver, sw: sw.dataSaver });
