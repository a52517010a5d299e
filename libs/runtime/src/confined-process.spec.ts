import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startConfined } from './confined-process';

const folder = mkdtempSync(join(tmpdir(), 'afya-confined-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a script that runs confined. */
async function run(source: string, over: { dataMb?: number; cpuSeconds?: number } = {}): Promise<string> {
  const script = join(folder, 'script.cjs');
  writeFileSync(script, `const print = (x) => process.stdout.write(String(x));\n${source}`);
  const limits = { heapMb: 64, dataMb: 1_024, cpuSeconds: 5, ...over };
  const child = startConfined({ script, args: ['input'], stdio: ['ignore', 'pipe', 'ignore'], ...limits });
  return text(child.stdout!);
}

test('runs with its input', async () => {
  expect(await run('print(process.argv[2])')).toBe('input');
});

test.each([
  ['reads a file', `require('node:fs').readFileSync('/etc/hostname')`],
  ['reads the folder of its own script', `require('node:fs').readdirSync(__dirname)`],
  ['writes a file', `require('node:fs').writeFileSync('${folder}/left', 'x')`],
  ['starts a process', `require('node:child_process').execSync('id')`],
  ['starts a thread', `new (require('node:worker_threads').Worker)('1', { eval: true })`],
  ['loads native code', `process.dlopen({ exports: {} }, '/lib/none.node')`],
])('fails when it %s', async (_what, source) => {
  expect(await run(`try { ${source}; print('done') } catch (error) { print(error.code) }`)).toMatch(
    /^ERR_(ACCESS|DLOPEN)/,
  );
});

test('has no secrets of the parent process', async () => {
  process.env['RPC_KEY'] = 'secret';
  expect(await run('print(Object.keys(process.env).filter((name) => name !== "PWD"))')).not.toContain('RPC_KEY');
});

test('ends when it exceeds its memory or processor limit', async () => {
  const more = 'const all = []; for (;;) { all.push(Buffer.alloc(16e6, 1)); if (all.length > 100) print("done") }';
  expect(await run(more)).toBe('');
  expect(await run('for (;;) {}', { cpuSeconds: 1 })).toBe('');
});
