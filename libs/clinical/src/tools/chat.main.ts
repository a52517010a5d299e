import { CONTINUING_STAGES, type Language } from '@afya/contracts';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { caseSchema } from '../case/case';
import { findRedFlags } from '../consultation/find-red-flags';
import { replyTo } from '../engine';
import type { ClinicalReply, ClinicalTurn } from '../consultation/turn';
import { flagLines, caseLines, rankingLines, readingLines } from './engine-view';

const HELP = `Write as a patient would. /sw and /en switch the language of the replies, /new starts again, /quiet and /loud hide and
show what the engine thinks, Ctrl-D ends.`;

/** A chat with the engine in the terminal: its replies, and what it read and how it ranks. */
class Chat {
  private language: Language;
  private loud = true;
  private last: ClinicalReply | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  /** Handles one line of input. */
  handleLine(line: string): void {
    const text = line.trim();
    if (text === '/en' || text === '/sw') this.language = text === '/en' ? 'en' : 'sw';
    else if (text === '/new') this.last = undefined;
    else if (text === '/quiet' || text === '/loud') this.loud = text === '/loud';
    else if (text.startsWith('/')) console.log(HELP);
    else if (text) this.answer(text);
  }

  private answer(text: string): void {
    const turn = this.turn(text);
    const lastQuestion = this.last?.question?.id;
    const emergency = findRedFlags({ ...turn, text, ...(lastQuestion ? { lastQuestion } : {}) });
    if (emergency?.level === 'emergency') console.log(`\n!! ${emergency.content[this.language]}\n`);
    this.think(readingLines(text));
    this.say(replyTo(turn));
    // some stages continue without a message
    for (let i = 0; i < 3 && this.last && CONTINUING_STAGES.has(this.last.stage); i++) this.say(replyTo(this.turn('')));
  }

  private say(reply: ClinicalReply): void {
    this.last = reply;
    const patientCase = caseSchema.parse(reply.memory);
    const confidence = reply.confidence ? `${reply.confidence.score} ${reply.confidence.level}` : 'none';
    this.think([
      ...caseLines(patientCase),
      ...flagLines(patientCase),
      ...rankingLines(patientCase, 5, false),
      `stage ${reply.stage} · advice ${reply.adviceLevel ?? '-'} · confidence ${confidence}`,
    ]);
    console.log(`\n${reply.content[this.language]}`);
    if (reply.question?.why) console.log(`(why: ${reply.question.why[this.language]})`);
    const choices = reply.question?.choices.map(({ label }) => label[this.language]) ?? [];
    if (choices.length > 0) console.log(`[${choices.join('] [')}]`);
    console.log();
  }

  private think(lines: readonly string[]): void {
    if (this.loud) console.log(lines.map((line) => `    · ${line}`).join('\n'));
  }

  private turn(text: string): ClinicalTurn {
    const stage = this.last?.stage ?? 'initial_gathering';
    return {
      stage,
      language: this.language,
      country: 'KE',
      collectedInfo: this.last?.collectedInfo ?? {},
      messages: CONTINUING_STAGES.has(stage) ? [] : [{ text, isUser: true }],
      recent: [],
      files: [],
      memory: this.last ? (JSON.parse(JSON.stringify(this.last.memory)) as unknown) : null,
    };
  }
}

const { values } = parseArgs({ options: { sw: { type: 'boolean', default: false } } });
console.log(`${HELP}\n`);
const chat = new Chat(values.sw ? 'sw' : 'en');
createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' }).on('line', (line) =>
  chat.handleLine(line),
);
