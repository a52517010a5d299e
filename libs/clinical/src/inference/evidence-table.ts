import { CONDITIONS, FINDINGS, likelihoodsOf } from '../knowledge';

/** The knowledge base as numeric arrays by index, built once so that ranking only has to add. */
export interface EvidenceTable {
  /** index of each finding by id */
  indexOf: ReadonlyMap<string, number>;
  base: Float64Array;
  /** group of each finding, −1 without one */
  group: Int32Array;
  background: Uint8Array;
  /** per condition, the likelihood P(finding | condition) by finding index; 0 if the condition does not list the finding */
  likelihoods: readonly Float64Array[];
}

function buildTable(): EvidenceTable {
  const indexOf = new Map(FINDINGS.map(({ id }, i) => [id, i]));
  const groups = [...new Set(FINDINGS.flatMap(({ group }) => group ?? []))];
  const likelihoods = CONDITIONS.map(({ id }) => {
    const row = new Float64Array(FINDINGS.length);
    for (const [finding, likelihood] of likelihoodsOf(id)) row[indexOf.get(finding) ?? -1] = likelihood;
    return row;
  });
  return {
    indexOf,
    base: Float64Array.from(FINDINGS, ({ base }) => base),
    group: Int32Array.from(FINDINGS, ({ group }) => (group ? groups.indexOf(group) : -1)),
    background: Uint8Array.from(FINDINGS, ({ kind }) => (kind === 'background' ? 1 : 0)),
    likelihoods,
  };
}

export const TABLE = buildTable();
export const GROUPS = Math.max(-1, ...TABLE.group) + 1;
