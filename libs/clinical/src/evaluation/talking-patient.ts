import { type ChoiceQuestion, type ChoiceRow } from '../interview/choice-table';
import { isChecklist, listedIn } from '../interview/checklists';
import { choiceQuestion } from '../interview/choices';
import { CHECKED } from '../interview/questions';
import { findingById } from '../knowledge';
import { fill, type Wordings } from './answer-wordings';
import { Seeded } from './seeded';
import type { TalkCase } from './talk-case';
import { withTypingNoise } from './typing-noise';

/** Clean: yes, no and the chips. Free: the patient's own words, with typing errors and misunderstandings. */
export const MANNERS = ['clean', 'free'] as const;
export type Manner = (typeof MANNERS)[number];

/** A simulated patient who knows the case and never sees how the engine reads an answer. */
export interface TalkingPatient {
  opening: string;
  answer(question: string): string;
}

/** Shares of the answers to a yes/no question, as in the dialogues of the review. */
const MISUNDERSTOOD = 0.04;
const BARE_YES = 0.35;
const WEAK_YES = 0.1;
const MORE_THAN_ASKED = 0.12;
/** Of findings that the case does not mention, this share is unknown to the patient; the others are denied. */
const NOT_KNOWN = 0.1;
/** Number of findings named in answer to an open question. */
const NAMED_AT_ONCE: readonly number[] = [1, 2, 2, 3];
const SIZE_KNOWN = 0.7;
const DAYS_PER_YEAR = 365;
const ADULT_FROM = 16;

export function talkingPatient(row: TalkCase, manner: Manner, words: Wordings): TalkingPatient {
  const patient = new Patient(row, manner, words);
  return { opening: row.opening, answer: (question) => patient.answer(question) };
}

class Patient {
  private readonly asked = new Map<string, number>();
  /** findings that the patient has named already */
  private readonly named: Set<string>;
  private readonly facts: ReadonlySet<string>;
  private manner: Manner;

  constructor(
    private readonly row: TalkCase,
    private readonly usual: Manner,
    private readonly words: Wordings,
  ) {
    this.manner = usual;
    this.facts = withImplied(Object.keys(row.present));
    const opening = row.opening.toLowerCase();
    this.named = new Set(
      Object.keys(row.present).filter((id) => opening.includes(row.present[id]?.toLowerCase() ?? '')),
    );
  }

  /** A list that repeats items of an earlier one, because its answer was not understood. */
  private isAskedAgain(question: string): boolean {
    const items = listedIn(question);
    return [...this.asked.keys()].some(
      (list) => list !== question && isChecklist(list) && items.every((item) => listedIn(list).includes(item)),
    );
  }

  answer(question: string): string {
    const times = this.asked.get(question) ?? 0;
    this.asked.set(question, times + 1);
    const random = new Seeded(`${this.row.pair} ${this.row.lang} ${question} ${times}`);
    // after an answer that was not understood, the patient taps
    this.manner = times === 0 && !this.isAskedAgain(question) ? this.usual : 'clean';
    const text = this.text(question, random);
    return this.manner === 'free' && /^[acfw]:/.test(question) ? withTypingNoise(text, random) : text;
  }

  private text(question: string, random: Seeded): string {
    if (question.startsWith(CHECKED)) return this.rightly(this.facts.has(question.slice(CHECKED.length)), random);
    if (question.startsWith('f:')) return this.finding(question.slice(2), random);
    const choices = choiceQuestion(question);
    return choices ? this.choice(choices, random) : this.fixed(question, random);
  }

  /** The patient knows what the opening message meant. */
  private rightly(is: boolean, random: Seeded): string {
    const words = is ? this.words.yes : this.words.no;
    return this.manner === 'clean' ? (words[0] ?? '') : random.pick(words);
  }

  private finding(id: string, random: Seeded): string {
    const { words, manner } = this;
    const present = this.facts.has(id);
    // whether the patient knows is a property of the case, the same in both manners
    const known =
      present || this.row.absent.includes(id) || !new Seeded(`${this.row.pair} knows ${id}`).chance(NOT_KNOWN);
    const clean = { en: ['yes', 'no', "I don't know"], sw: ['ndiyo', 'hapana', 'sijui'] }[this.row.lang];
    const inverted = findingById(id)?.asked?.inverted === true;
    if (manner === 'clean') return (known ? clean[present === inverted ? 1 : 0] : clean[2]) ?? '';
    if (random.chance(MISUNDERSTOOD)) return random.pick(words.confused);
    if (!known) return random.pick(words.unknown);
    if (inverted) return this.opposite(id, present, random);
    if (!present) return random.pick(words.no);
    return this.confirmed(id, random);
  }

  /** The words for a finding: its own, or those of a present finding that implies it. */
  private wordingsOf(id: string): string[] {
    const own = this.row.present[id];
    if (own !== undefined) return [own];
    const specific = Object.keys(this.row.present).find((other) => withImplied([other]).has(id));
    return specific === undefined ? [] : [this.row.present[specific] ?? ''];
  }

  /** The answer to a question that asks for the opposite of the finding. */
  private opposite(id: string, present: boolean, random: Seeded): string {
    const wording = this.row.present[id];
    this.named.add(id);
    if (!present) return random.pick(this.words.yes);
    const no = random.pick(this.words.no);
    return wording === undefined || random.chance(BARE_YES) ? no : wording;
  }

  private confirmed(id: string, random: Seeded): string {
    const { words } = this;
    const wording = this.row.present[id];
    this.named.add(id);
    if (random.chance(MORE_THAN_ASKED)) {
      const other = this.unnamed(random, 1)[0];
      const fitting = words.more.filter((template) => wording !== undefined || !template.includes('{w}'));
      if (other !== undefined && fitting.length > 0)
        return fill(random.pick(fitting), { w: wording ?? '', v: this.row.present[other] ?? '' });
    }
    if (random.chance(WEAK_YES)) return random.pick(words.somewhat);
    if (wording === undefined || random.chance(BARE_YES)) return random.pick(words.yes);
    return fill(random.pick(words.described), { w: wording });
  }

  /** Findings that the patient has not named yet, which then count as named. */
  private unnamed(random: Seeded, most: number): string[] {
    const open = Object.keys(this.row.present).filter((id) => !this.named.has(id));
    const chosen = random.shuffle(open).slice(0, most);
    for (const id of chosen) this.named.add(id);
    return chosen;
  }

  private choice(question: ChoiceQuestion, random: Seeded): string {
    const { row, words, manner } = this;
    const label = ({ label: both }: ChoiceRow) => both[row.lang];
    const fitting = question.choices.filter(
      ({ findings }) => findings.length > 0 && findings.every((finding) => this.facts.has(finding)),
    );
    const own = row.choices[question.id];
    if (manner === 'clean') {
      if (fitting.length > 0) return fitting.map(label).join('; ');
      const nearest = own === undefined ? undefined : this.nearestLabel(own, question);
      return nearest ?? (row.lang === 'en' ? 'None of these' : 'Hakuna kati ya hizi');
    }
    if (own !== undefined) return own;
    const wordings = fitting.flatMap(({ findings }) => findings.flatMap((finding) => this.wordingsOf(finding)));
    return wordings.length > 0 ? [...new Set(wordings)].join(', ') : random.pick(words.no);
  }

  /** The chip that shares most words with what the patient would write, among those that are not wrong. */
  private nearestLabel(own: string, { choices }: ChoiceQuestion): string | undefined {
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
    const mine = wordsOf(own);
    const possible = choices.filter(({ findings }) => findings.every((finding) => this.facts.has(finding)));
    const shared = possible.map(
      ({ label }) => [...wordsOf(label[this.row.lang])].filter((word) => mine.has(word)).length,
    );
    const most = Math.max(0, ...shared);
    return most === 0 ? undefined : possible[shared.indexOf(most)]?.label[this.row.lang];
  }

  private fixed(question: string, random: Seeded): string {
    const { row, words, manner } = this;
    const one = (list: readonly string[]) => (manner === 'clean' ? (list[0] ?? '') : random.pick(list));
    switch (question) {
      case 'symptoms':
        return this.further(random, 3) ?? row.opening;
      case 'else':
        return this.further(random, random.pick(NAMED_AT_ONCE)) ?? one(words.nothing_else);
      case 'age':
        return fill(one(words.age_and_sex), { age: this.age(), sex: one(words.sexes[this.sexWord()]) });
      case 'sex':
        return one(words.sexes[this.sexWord()]);
      case 'duration':
        return (manner === 'free' ? row.duration_text : null) ?? this.duration() ?? one(words.unknown);
      case 'history':
      case 'medicines':
      case 'allergies':
        return row[question] ?? one(words.none);
      case 'record':
        return [row.history, row.medicines, row.allergies].filter(Boolean).join(', ') || one(words.none);
      case 'measures':
        return this.size() ?? one(words.unknown);
      default:
        return one(words.agree);
    }
  }

  private further(random: Seeded, most: number): string | null {
    const wordings = this.unnamed(random, most).flatMap((id) => this.row.present[id] ?? []);
    return wordings.length > 0 ? wordings.join(this.words.and) : null;
  }

  private sexWord(): keyof Wordings['sexes'] {
    const male = this.row.sex.trim().toLowerCase().startsWith('m');
    return this.row.age < ADULT_FROM ? (male ? 'boy' : 'girl') : male ? 'male' : 'female';
  }

  private age(): string {
    const { age } = this.row;
    if (age < 1 / 12) return fill(this.words.days, { n: Math.max(1, Math.round(age * DAYS_PER_YEAR)) });
    if (age < 2) return fill(this.words.months, { n: Math.round(age * 12) });
    return fill(this.words.years, { n: Math.round(age) });
  }

  private duration(): string | null {
    const { duration_days: days } = this.row;
    if (days === null || days === undefined) return null;
    if (days < 1) return { en: 'today', sw: 'leo' }[this.row.lang];
    if (days < 14) return fill(this.words.days, { n: Math.round(days) });
    if (days < 60) return fill(this.words.weeks, { n: Math.round(days / 7) });
    return fill(this.words.months, { n: Math.round(days / 30) });
  }

  private size(): string | null {
    const { weight_kg: kg, height_cm: cm } = this.row;
    if (!kg || !new Seeded(`${this.row.pair} size`).chance(SIZE_KNOWN)) return null;
    return cm ? fill(this.words.size, { kg, cm }) : fill(this.words.weight, { kg });
  }
}

function withImplied(ids: readonly string[]): Set<string> {
  const facts = new Set<string>();
  const add = (id: string): void => {
    if (facts.has(id)) return;
    facts.add(id);
    findingById(id)?.implies?.forEach(add);
  };
  ids.forEach(add);
  return facts;
}
