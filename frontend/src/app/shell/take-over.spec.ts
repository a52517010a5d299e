import { afterEach, expect, it } from 'vitest';
import { takeOverShell } from './take-over';

const renderPage = (inside: string) => {
  document.body.innerHTML = `<div id="shell">${inside}</div><div id="root"><textarea></textarea></div>`;
  const root = document.getElementById('root');
  const [typed, field] = [...document.querySelectorAll('textarea')];
  if (!root || !typed || !field) throw new Error('The page is not complete');
  return { root, typed, field };
};
const findShell = () => document.getElementById('shell');

afterEach(() => (document.body.innerHTML = ''));

it('moves text, focus and caret to the React field and removes the shell', () => {
  const { root, typed, field } = renderPage('<div data-part="chat"><textarea></textarea></div>');
  let reported = '';
  field.addEventListener('input', () => (reported = field.value));
  typed.value = 'Nina homa';
  typed.focus();
  typed.setSelectionRange(2, 6);
  takeOverShell(root);
  expect(reported).toBe('Nina homa');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6]);
  expect(findShell()).toBeNull();
});

it('leaves focus and field unchanged when nothing was typed', () => {
  const { root, field } = renderPage('<div data-part="chat"><textarea></textarea></div>');
  let reported = false;
  field.addEventListener('input', () => (reported = true));
  takeOverShell(root);
  expect(reported).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('keeps the notice until the React one is mounted', () => {
  const { root } = renderPage('<div data-part="chat"><textarea></textarea></div><div role="dialog"></div>');
  takeOverShell(root);
  expect(findShell()?.querySelector('[role=dialog]')).not.toBeNull();
  expect(findShell()?.querySelector('textarea')).toBeNull();
});
