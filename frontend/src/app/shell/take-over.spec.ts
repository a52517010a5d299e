import { afterEach, expect, it } from 'vitest';
import { takeOverShell } from './take-over';

const shell = (inside: string) => {
  document.body.innerHTML = `<div id="shell">${inside}</div><div id="root"><textarea></textarea></div>`;
  const root = document.getElementById('root');
  const [typed, field] = [...document.querySelectorAll('textarea')];
  if (!root || !typed || !field) throw new Error('The page is not complete');
  return { root, typed, field };
};
const left = () => document.getElementById('shell');

afterEach(() => (document.body.innerHTML = ''));

it('hands text, focus and caret over as if they were of the real field, and goes', () => {
  const { root, typed, field } = shell('<div data-part="chat"><textarea></textarea></div>');
  let told = '';
  field.addEventListener('input', () => (told = field.value));
  typed.value = 'Nina homa';
  typed.focus();
  typed.setSelectionRange(2, 6);
  takeOverShell(root);
  expect(told).toBe('Nina homa');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6]);
  expect(left()).toBeNull();
});

it('leaves the focus where it is, and says nothing, when nothing was typed', () => {
  const { root, field } = shell('<div data-part="chat"><textarea></textarea></div>');
  let told = false;
  field.addEventListener('input', () => (told = true));
  takeOverShell(root);
  expect(told).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('leaves the notice until the real one stands', () => {
  const { root } = shell('<div data-part="chat"><textarea></textarea></div><div role="dialog"></div>');
  takeOverShell(root);
  expect(left()?.querySelector('[role=dialog]')).not.toBeNull();
  expect(left()?.querySelector('textarea')).toBeNull();
});
