import { CONDITIONS, FINDINGS, likelihoodsOf } from '../knowledge';

/** The knowledge base as numbers, by position: built once, so that ranking only adds up. */
export interface EvidenceTable {
  /** position of a finding by its id */
  indexOf: ReadonlyMap<string, number>;
  base: Float64Array;
  /** group of each finding, −1 where it has none */
  group: Int32Array;
  background: Uint8Array;
  /** for each condition, P(finding | condition) by the finding's position; 0 where the condition does not name it */
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
