import type { Message } from '@afya/contracts';
import { expect, it } from 'vitest';
import { mergeChanges } from './merge-changes';

const message = (id: string, content = id): Message => ({
  id,
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  content,
  isUser: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  translations: {},
  metadata: { status: 'done' },
});
const list = [message('a'), message('b'), message('c')];

it('replaces a changed message and keeps the other objects', () => {
  const merged = mergeChanges(list, [{ index: 1, message: message('b', 'answered') }]);
  expect(merged?.map(({ content }) => content)).toEqual(['a', 'answered', 'c']);
  expect(merged?.[0]).toBe(list[0]);
  expect(merged?.[2]).toBe(list[2]);
});

it('inserts new messages at their places, in the middle and at the end', () => {
  const changes = [
    { index: 1, message: message('chained') },
    { index: 4, message: message('d') },
  ];
  expect(mergeChanges(list, changes)?.map(({ id }) => id)).toEqual(['a', 'chained', 'b', 'c', 'd']);
});

it('fills an empty list', () => {
  const changes = list.map((changed, index) => ({ index, message: changed }));
  expect(mergeChanges([], changes)).toEqual(list);
});

it('returns null when a message is missing', () => {
  expect(mergeChanges(list, [{ index: 5, message: message('f') }])).toBeNull();
});
