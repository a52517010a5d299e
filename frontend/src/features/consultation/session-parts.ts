/*
 * What the chat shows once its session is open, a file is chosen or sending has failed. One file, loaded right after
 * the first screen (load-session-parts).
 */
export { ChoiceChips } from './answers/choice-chips';
export { FileTray } from './composer/file-tray';
export { SendNotices } from './composer/send-notices';
export { AnswerAnnouncer } from './conversation/answer-announcer';
export { Conversation } from './conversation/conversation';
