import { compiled } from '../knowledge/compiled';
import { collapseLetters } from './tokenize';

/** Names of medicines as patients write them, by their folded form. */
export const MEDICINES: ReadonlyMap<string, string> = new Map(
  compiled.medicines.map((name) => [collapseLetters(name), name]),
);
