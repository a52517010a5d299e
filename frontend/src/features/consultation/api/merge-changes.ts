import type { Message } from '@afya/contracts';

interface Change {
  /** its place among all messages */
  index: number;
  message: Message;
}

/** The list after changes of single messages; unchanged ones stay the same objects. null: the changes do not fit the list. */
export function mergeChanges(messages: readonly Message[], changes: readonly Change[]): Message[] | null {
  const changed = new Map(changes.map(({ index, message }) => [index, message]));
  const ids = new Set(changes.map(({ message }) => message.id));
  const unchanged = messages.filter(({ id }) => !ids.has(id)).values();
  const merged: Message[] = [];
  for (;;) {
    const message = changed.get(merged.length) ?? unchanged.next().value;
    if (!message) break;
    merged.push(message);
  }
  const isComplete = changes.every(({ index, message }) => merged[index] === message);
  return isComplete ? merged : null;
}
