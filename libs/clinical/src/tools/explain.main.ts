import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { flagLines, rankingLines, readingLines } from './engine-view';

/** Prints the findings, the red flags and the ranking of a text, with each finding's contribution. */
function main(text: string): void {
  const patientCase = applyMessage(newCase(), text);
  const parts: [string, string[]][] = [
    ['Read', readingLines(text)],
    ['Red flags', flagLines(patientCase)],
    ['Ranking (contribution of each finding in log-odds)', rankingLines(patientCase, 5)],
  ];
  for (const [title, lines] of parts)
    console.log(`${title}\n${(lines.length > 0 ? lines : ['nothing']).map((line) => `  ${line}`).join('\n')}\n`);
}

const text = process.argv.slice(2).join(' ').trim();
if (text) main(text);
else {
  console.error('clinical:explain -- "what the patient writes"');
  process.exitCode = 1;
}
