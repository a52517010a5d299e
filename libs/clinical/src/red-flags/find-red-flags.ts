import { type Case, withCollected } from '../consultation/case';
import { collectedInfoOf } from '../consultation/collected';
import { factsOf } from '../consultation/facts';
import { listen } from '../consultation/listen';
import { recall } from '../consultation/memory';
import { choiceValue } from '../interview/questions';
import type { RedFlagFound, RedFlagInput } from '../turn';
import { emergencyMessage } from '../words/emergency-message';
import { emergencyFor } from './emergency-for';
import { flagsOfOthers } from './flags-of-others';
import type { NumberKind } from './numbers.schema';
import { levelOf, raiseFlags } from './raise-flags';
import type { RedFlagRule } from './schema';

/**
 * The red flags that one message raises, with what is already known of the session. Null when it raises none: a flag that
 * was raised before is not raised again, unless this message alone says it again. Pure; never throws.
 */
export function findRedFlags(input: RedFlagInput): RedFlagFound | null {
  const before = withCollected(recall(input.memory), input.collectedInfo);
  const text = choiceValue(input.lastQuestion, input.text);
  const after = listen(before, text, input.lastQuestion);
  const known = new Set(raiseFlags(factsOf(before)).map(({ id }) => id));
  const alone = new Set(raiseFlags(factsOf(saidNow(before, text))).map(({ id }) => id));
  const mine = raiseFlags(factsOf(after)).filter(({ id }) => !known.has(id) || alone.has(id));
  const rules = [...mine, ...flagsOfOthers(text).filter(({ id }) => !mine.some((rule) => rule.id === id))];
  const level = levelOf(rules);
  if (level === null) return null;
  const telling = rules.filter((rule) => rule.level === level);
  const emergency = emergencyFor(level, input.country, kindsOf(telling, after));
  return {
    level,
    flags: rules.map(({ id }) => id),
    content: emergencyMessage(telling, emergency),
    emergency,
    collectedInfo: collectedInfoOf(after, input.language, input.collectedInfo),
  };
}

/** What this message says by itself, about the same patient. */
function saidNow(before: Case, text: string): Case {
  const told = listen({ ...before, findings: {} }, text);
  return told;
}

export function kindsOf(rules: readonly RedFlagRule[], known: Case): NumberKind[] {
  const kinds: NumberKind[] = [...new Set(rules.slice(0, 2).map(({ numbers }) => numbers))];
  const child = (known.ageYears ?? 20) < 18 || known.who === 'child';
  return child && kinds.includes('violence') ? [...kinds, 'child'] : kinds;
}
