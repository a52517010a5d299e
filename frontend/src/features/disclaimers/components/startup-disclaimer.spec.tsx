import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PAGE_SHELL } from '../../../lib/page-shell';
import { languageStore } from '../../../locales/language';
import StartupDisclaimer from './startup-disclaimer';

const shell = document.createElement('div');
afterEach(() => shell.remove());

/** Simulates a visitor who ticks the shell's checkbox while React renders. */
function TickWhileRendering() {
  shell.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  return null;
}

it('keeps a tick that was set in the shell while the notice was rendering', () => {
  languageStore.set('en');
  shell.id = 'shell';
  shell.innerHTML = '<div role="dialog"><input type="checkbox"></div>';
  document.body.append(shell);
  render(
    <>
      <StartupDisclaimer onAccept={() => undefined} />
      <TickWhileRendering />
    </>,
  );
  expect(PAGE_SHELL.find()).toBeNull();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('button', { name: 'I Agree & Start Using' })).toBeEnabled();
});

it("moves focus from the shell's notice to the same element of the React notice", () => {
  languageStore.set('en');
  shell.id = 'shell';
  shell.innerHTML =
    '<div role="dialog"><button>Kiswahili</button><a href="tel:999">999</a><input type="checkbox"></div>';
  document.body.append(shell);
  shell.querySelector('a')!.focus();
  render(<StartupDisclaimer onAccept={() => undefined} />);
  expect(screen.getByRole('link', { name: '999' })).toHaveFocus();
});
