import { canMoveStage, CONTINUING_STAGES, type Language, type Stage } from '@afya/contracts';
import { replyTo } from '../engine';
import type { ClinicalReply, ClinicalTurn } from '../consultation/turn';

/** A scripted patient for tests, who answers each question until the consultation is complete. */
export interface Script {
  language: Language;
  /** answers by question id; "start" is the first message */
  answers: Readonly<Record<string, string>>;
  /** the answer to every other question */
  otherwise: string;
  files?: ClinicalTurn['files'];
}

export interface Talk {
  replies: ClinicalReply[];
  asked: string[];
  stages: Stage[];
}

const MOST_TURNS = 50;

/** Plays a whole consultation. Memory passes through JSON between turns, as in production; an illegal move throws. */
export function play({ language, answers, otherwise, files = [] }: Script): Talk {
  const talk: Talk = { replies: [], asked: [], stages: ['initial_gathering'] };
  let turn: ClinicalTurn = {
    stage: 'initial_gathering',
    language,
    country: 'KE',
    collectedInfo: {},
    messages: [],
    recent: [],
    files,
    memory: null,
  };
  let question = 'start';
  for (let i = 0; i < MOST_TURNS; i++) {
    const text = answers[question] ?? otherwise;
    turn = { ...turn, messages: CONTINUING_STAGES.has(turn.stage) ? [] : [{ text, isUser: true }] };
    const reply = replyTo(turn);
    if (!canMoveStage(turn.stage, reply.stage)) throw new Error(`${turn.stage} may not go to ${reply.stage}`);
    talk.replies.push(reply);
    talk.stages.push(reply.stage);
    if (reply.question) talk.asked.push(reply.question.id);
    if (reply.stage === 'complete') break;
    turn = {
      ...turn,
      stage: reply.stage,
      collectedInfo: reply.collectedInfo,
      memory: JSON.parse(JSON.stringify(reply.memory)),
      files: [],
    };
    question = reply.question?.id ?? 'more';
  }
  return talk;
}
