import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const dragged = (...files: File[]) => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { dataTransfer: { types: ['Files'], files, items } };
};
const ready = () => waitFor(() => expect(screen.getByRole('textbox')).toBeEnabled());

describe('dragging files over the window', () => {
  it.each([
    ['en', 'Drop your files here', 'Images and PDF files, up to 5 at once, 10MB each.'],
    ['sw', 'Weka faili zako hapa', 'Picha na PDF, hadi 5 kwa pamoja, kila moja isizidi 10MB.'],
  ] as const)(
    'shows the drop zone and the accepted types until the files leave (%s)',
    async (language, words, hint) => {
      fakeApi();
      renderApp({ language });
      await ready();
      fireEvent.dragEnter(document.body, dragged(pdf('lab.pdf')));
      const zone = await screen.findByText(words);
      expect(zone).toBeVisible();
      expect(screen.getByText(hint)).toBeVisible();
      fireEvent.dragEnter(zone, dragged(pdf('lab.pdf')));
      fireEvent.dragLeave(zone, dragged(pdf('lab.pdf')));
      await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    },
  );

  it('accepts files dropped on the zone', async () => {
    fakeApi();
    renderApp();
    await ready();
    fireEvent.dragEnter(document.body, dragged());
    fireEvent.drop(await screen.findByText('Drop your files here'), dragged(pdf('lab.pdf')));
    expect(await screen.findByRole('button', { name: 'Remove lab.pdf' })).toBeVisible();
    expect(screen.queryByText('Drop your files here')).not.toBeInTheDocument();
  });

  it('accepts files dropped before the zone is shown', async () => {
    fakeApi();
    renderApp();
    await ready();
    const notPrevented = fireEvent.drop(document.body, dragged(pdf('lab.pdf')));
    expect(notPrevented).toBe(false);
    expect(await screen.findByRole('button', { name: 'Remove lab.pdf' })).toBeVisible();
  });

  it('shows the drop zone for a drag that started before the listener was added', async () => {
    fakeApi();
    renderApp();
    await ready();
    fireEvent.dragOver(document.body, dragged());
    expect(await screen.findByText('Drop your files here')).toBeVisible();
    // a late event of the pointer's last move
    fireEvent.pointerMove(window);
    expect(screen.queryByText('Drop your files here')).not.toBeInTheDocument();
    fireEvent.dragOver(document.body, dragged());
    expect(await screen.findByText('Drop your files here')).toBeVisible();
  });

  it('does not show the drop zone for dragged text', async () => {
    fakeApi();
    renderApp();
    await ready();
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    expect(screen.queryByText('Drop your files here')).not.toBeInTheDocument();
  });

  it('rejects files while a reply is pending, and the page stays open', async () => {
    const api = fakeApi();
    setMessages(api, makeUserMessage('fever'), makePlaceholder());
    renderApp();
    await screen.findByText('Processing diagnosis...');
    fireEvent.dragEnter(document.body, dragged());
    expect(fireEvent.drop(document.body, dragged(pdf('lab.pdf')))).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText('Drop your files here')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove lab.pdf' })).not.toBeInTheDocument();
  });
});
