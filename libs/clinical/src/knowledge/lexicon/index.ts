import { compiled } from '../compiled';
import type { CompiledPhrases } from '../compiled-data';

/** The phrases of findings, and the false friends, which win over shorter phrases inside them. */
export const PHRASES: CompiledPhrases = compiled.phrases;
