import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reviewStatus } from './data/review-status';

const USAGE = `clinical:review -- --status
  --status  prints the share of the data files that have been reviewed, by language: the table of the README`;

const { values } = parseArgs({ options: { status: { type: 'boolean', default: false } } });
if (!values.status) throw new Error(USAGE);
const { en, sw } = reviewStatus(join(__dirname, '../../data'));
const row = (language: string, { reviewed, files }: typeof en) =>
  `| ${language} | ${((100 * reviewed) / files).toFixed(0)} % |`;
process.stdout.write(`| language | reviewed |\n|---|---|\n${row('English', en)}\n${row('Swahili', sw)}\n`);
