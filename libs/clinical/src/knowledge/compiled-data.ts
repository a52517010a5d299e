/** The content of compiled/knowledge.json: all of data/, checked when it was compiled. */
export interface CompiledData {
  /** data/grammar/NAME.yaml by NAME; the reader checks each with its own schema */
  grammar: Record<string, unknown>;
}
