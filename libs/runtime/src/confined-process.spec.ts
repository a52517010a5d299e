import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startConfined } from './confined-process';

const folder = mkdtempSync(join(tmpdir(), 'afya-confined-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a script says that runs confined. */
async function run(source: string, over: { dataMb?: number; cpuSeconds?: number } = {}): Promise<string> {
  const script = join(folder, 'script.cjs');
  writeFileSync(script, `const say = (x) => process.stdout.write(String(x));\n${source}`);
  const limits = { heapMb: 64, dataMb: 1_024, cpuSeconds: 5, ...over };
  const child = startConfined({ script, args: ['told'], stdio: ['ignore', 'pipe', 'ignore'], ...limits });
  return text(child.stdout!);
}

test('it runs with what it was told', async () => {
  expect(await run('say(process.argv[2])')).toBe('told');
});

test.each([
  ['reads a file', `require('node:fs').readFileSync('/etc/hostname')`],
  ['reads the folder of its own script', `require('node:fs').readdirSync(__dirname)`],
  ['writes a file', `require('node:fs').writeFileSync('${folder}/left', 'x')`],
  ['starts a process', `require('node:child_process').execSync('id')`],
  ['starts a thread', `new (require('node:worker_threads').Worker)('1', { eval: true })`],
  ['loads native code', `process.dlopen({ exports: {} }, '/lib/none.node')`],
])('nothing comes of it when it %s', async (_what, source) => {
  expect(await run(`try { ${source}; say('done') } catch (error) { say(error.code) }`)).toMatch(/^ERR_(ACCESS|DLOPEN)/);
});

test('it knows no secret of ours', async () => {
  process.env['RPC_SECRET'] = 'hush';
  expect(await run('say(Object.keys(process.env).filter((name) => name !== "PWD"))')).not.toContain('RPC_SECRET');
});

test('it ends when it takes more memory or processor than it may', async () => {
  const more = 'const all = []; for (;;) { all.push(Buffer.alloc(16e6, 1)); if (all.length > 100) say("done") }';
  expect(await run(more)).toBe('');
  expect(await run('for (;;) {}', { cpuSeconds: 1 })).toBe('');
});
