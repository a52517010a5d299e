const NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  ask: 'question',
  ask_self: 'question to the patient',
  ask_child: 'question to the carer of a child',
  self: 'question to the patient',
  child: 'for a child',
  baby: 'for a baby under six months',
  why: 'reason for the question',
  denied: 'text when the finding is absent',
  what: 'description',
  value: 'what the reader gets for the answer',
  reported: 'findings that report it',
  label: 'answer to tap, or name',
  words: 'words that recognise the answer',
  when: 'when it applies',
  may: 'continues "This may be …"',
  care: 'home care',
  tests: 'tests',
  go_now: 'go to a hospital now if',
  first_aid: 'first aid',
  spread: 'how it spreads',
  findings: 'findings',
  implies: 'is present with it',
};

/** Describes a value for a reader who does not know the files: "question to the patient". Ids stay as they are, items are counted from 1. */
export function describeValue(names: readonly string[]): string {
  const steps = names.filter((name) => name !== 'en' && name !== 'sw');
  return steps
    .map((name) => NAMES[name] ?? (/^\d$/.test(name) ? String(Number(name) + 1) : name.replaceAll('_', ' ')))
    .join(': ');
}
