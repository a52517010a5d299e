import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../local/setup/paths.mjs';

const folder = join(root, 'deploy/monitoring');
const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');

/** @typedef {{ record?: string, alert?: string, expr: string, for?: string, labels?: Record<string, string>, annotations?: Record<string, string> }} Rule */
/** @type {Rule[]} */
const rules = readdirSync(join(folder, 'rules')).flatMap((file) =>
  parse(read(`rules/${file}`), { uniqueKeys: true }).groups.flatMap(
    (/** @type {{ rules: Rule[] }} */ group) => group.rules,
  ),
);
const alerts = rules.filter(({ alert }) => alert);

test('every alert has a unique name, a severity, a summary and a runbook', () => {
  assert.ok(alerts.length > 15);
  assert.equal(new Set(alerts.map(({ alert }) => alert)).size, alerts.length);
  for (const { alert, labels, annotations } of alerts) {
    assert.match(labels?.['severity'] ?? '', /^(page|ticket)$/, alert);
    assert.ok(annotations?.['summary'], alert);
    assert.ok(existsSync(join(root, annotations?.['runbook_url'] ?? 'no runbook')), `${alert}: no such runbook`);
  }
});

test('the runbook of each alert names the alert and has all sections', () => {
  const missing = alerts.flatMap(({ alert, annotations }) => {
    const text = readFileSync(join(root, annotations?.['runbook_url'] ?? ''), 'utf8');
    const parts = ['What users see meanwhile', 'Check', 'Undo', 'Afterwards'].filter((part) => !text.includes(part));
    return [...parts, ...(text.includes(alert ?? '') ? [] : [alert])].map(
      (what) => `${annotations?.['runbook_url']}: ${what}`,
    );
  });
  assert.deepEqual(missing, []);
});

test('the dashboard and its data source are provisioned', () => {
  const dashboard = JSON.parse(read('grafana/dashboards/afya.json'));
  const [{ uid }] = parse(read('grafana/provisioning/datasources/prometheus.yml')).datasources;
  /** @type {{ id: number, type: string, title: string, datasource?: { uid: string }, targets?: { expr: string }[] }[]} */
  const panels = dashboard.panels;
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  for (const { type, title, datasource, targets } of panels.filter((panel) => panel.type !== 'row')) {
    assert.equal(datasource?.uid, uid, title);
    assert.ok(['timeseries', 'stat'].includes(type), title);
    assert.ok(targets?.length && targets.every(({ expr }) => expr), title);
  }
  assert.match(read('grafana/provisioning/dashboards/afya.yml'), /path: \/etc\/grafana\/dashboards/);
});

const noPromtool =
  spawnSync('promtool', ['--version']).status === 0
    ? false
    : 'promtool is not on the PATH (Debian: apt-get install prometheus), so Prometheus has not read the rules';
if (noPromtool) console.log(noPromtool);

test('Prometheus accepts its configuration and the rules', { skip: noPromtool }, () => {
  execFileSync('promtool', ['check', 'config', join(folder, 'prometheus.yml')], { stdio: 'pipe' });
});

test('the alerts fire when they should, and not otherwise', { skip: noPromtool }, () => {
  execFileSync('promtool', ['test', 'rules', join(folder, 'alerts.test.yml')], { stdio: 'pipe' });
});

test('Prometheus accepts the queries of the dashboard', { skip: noPromtool }, () => {
  const { panels } = JSON.parse(read('grafana/dashboards/afya.json'));
  const asked = panels.flatMap((/** @type {{ targets?: { expr: string }[] }} */ { targets = [] }) => targets);
  const rule = (/** @type {{ expr: string }} */ { expr }, /** @type {number} */ i) => ({ record: `panel:${i}`, expr });
  const scratch = mkdtempSync(join(tmpdir(), 'afya-panels-'));
  try {
    const file = join(scratch, 'panels.rules.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules: asked.map(rule) }] }));
    execFileSync('promtool', ['check', 'rules', file], { stdio: 'pipe' });
  } finally {
    rmSync(scratch, { recursive: true });
  }
});
