/**
 * Compiles libs/clinical/data when it is newer than the compiled file. Jest calls it before the specs of a project, and from-source.cjs
 * before a process reads the compiled file. Two at the same time are harmless: the file is replaced at once.
 */
const { spawnSync } = require('node:child_process');
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

const project = join(__dirname, '../clinical');
/** What the compiled file is made of: the data, and the programs that check and compile it. */
const sources = ['data', 'src/knowledge/schema', 'src/reader', 'src/tools/data', 'src/tools/reader-tables'];

const program = join(project, 'src/tools/compile-data.main.ts');

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The time of the last change of a file in the folder; the folders' own times tell of removed files. */
function lastChange(folder) {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true });
  return Math.max(modified(folder), ...entries.map((entry) => modified(join(folder, entry))));
}

module.exports = function compileClinicalData() {
  // the program itself needs no compiled file
  if (process.argv[1] === program) return;
  const newest = Math.max(...sources.map((folder) => lastChange(join(project, folder))));
  if (modified(join(project, 'compiled/emergency-numbers.json')) > newest) return;
  const flags = ['--conditions=@afya/source', '--require', join(__dirname, 'from-source.cjs')];
  const { status, stderr } = spawnSync(process.execPath, [...flags, program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The clinical data has mistakes:\n${stderr}`);
};
