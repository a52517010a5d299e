import { newCase } from '../consultation/case';
import { listen } from '../consultation/listen';
import { flagLines, rankingLines, readingLines } from './engine-view';

/** Prints what the engine reads in a text, the red flags and the ranking with each finding's share. */
function main(text: string): void {
  const known = listen(newCase(), text);
  const parts: [string, string[]][] = [
    ['Read', readingLines(text)],
    ['Red flags', flagLines(known)],
    ['Ranking (share of each finding in log-odds)', rankingLines(known, 5)],
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
