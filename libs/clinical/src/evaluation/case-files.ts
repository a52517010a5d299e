import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const directory = join(__dirname, '../../cases');

/** The project's own case files: those that may be tuned on, and those of which only aggregate figures are looked at. */
export const CASE_FILES = {
  tuning: [join(directory, 'tuning/development.jsonl')],
  sealed: [join(directory, 'sealed/held-out.jsonl')],
} as const;

/** The same for whole consultations of a simulated patient. Between two sealed sets there is none. */
export const TALK_FILES = {
  tuning: ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '-10'].map((number) =>
    join(directory, `tuning/talk${number}.jsonl`),
  ),
  sealed: ['talk-4', 'talk-5', 'talk-6', 'talk-7']
    .map((name) => join(directory, `sealed/${name}.jsonl`))
    .filter((file) => existsSync(file)),
} as const;

/** Throws when the rows of a sealed file would be printed without permission; links and relative paths are resolved. */
export function refuseSealed(files: readonly string[], reveal: boolean): void {
  const sealed = files.find((file) => basename(dirname(realpathSync(file))) === 'sealed');
  if (sealed === undefined || reveal) return;
  throw new Error(`${sealed} is sealed: --dump needs --reveal, and a case that was read must move to cases/tuning.`);
}
