import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PAGE_SHELL } from '../../../lib/page-shell';
import { languageStore } from '../../../locales/language';
import StartupDisclaimer from './startup-disclaimer';

const shell = document.createElement('div');
afterEach(() => shell.remove());

/** Whoever ticks the box of the page's own notice while React is at work. */
function TickMeanwhile() {
  shell.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  return null;
}

it('a tick that is set while the notice is being rendered is kept', () => {
  languageStore.set('en');
  shell.id = 'shell';
  shell.innerHTML = '<div role="dialog"><input type="checkbox"></div>';
  document.body.append(shell);
  render(
    <>
      <StartupDisclaimer onAccept={() => undefined} />
      <TickMeanwhile />
    </>,
  );
  expect(PAGE_SHELL.find()).toBeNull();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('button', { name: 'I Agree & Start Using' })).toBeEnabled();
});

it('what had the focus in the notice of the page has it in the real one', () => {
  languageStore.set('en');
  shell.id = 'shell';
  shell.innerHTML =
    '<div role="dialog"><button>Kiswahili</button><a href="tel:999">999</a><input type="checkbox"></div>';
  document.body.append(shell);
  shell.querySelector('a')!.focus();
  render(<StartupDisclaimer onAccept={() => undefined} />);
  expect(screen.getByRole('link', { name: '999' })).toHaveFocus();
});
