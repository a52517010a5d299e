import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, SESSION_ID, setMessages } from '../testing/fake-api';
import { makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const photo = () => makeUserMessage('rash.jpg', { fileAttachment: { type: 'image', filename: 'rash.jpg' } });

describe('a sent file', () => {
  it('opens from the file endpoint, both image and PDF', async () => {
    const image = photo();
    const pdf = makeUserMessage('lab.pdf', { fileAttachment: { type: 'pdf', filename: 'lab.pdf' } });
    setMessages(fakeApi(), image, pdf);
    renderApp();
    const loaded = await screen.findByRole('img', { name: 'Image: rash.jpg' });
    expect(loaded).toHaveAttribute('src', `/api/files/${SESSION_ID}/${image.id}`);
    expect(screen.getByRole('link', { name: 'Image: rash.jpg' })).toHaveAttribute('href', loaded.getAttribute('src'));
    const link = screen.getByRole('link', { name: 'PDF: lab.pdf' });
    expect(link).toHaveAttribute('href', `/api/files/${SESSION_ID}/${pdf.id}`);
  });

  it.each([
    ['en', 'Image: rash.jpg', ['The image could not be loaded.', 'Retry: rash.jpg']],
    ['sw', 'Picha: rash.jpg', ['Picha haikufunguka.', 'Jaribu tena: rash.jpg']],
  ] as const)('shows that an image could not be loaded and retries (%s)', async (language, name, texts) => {
    const [failed, again] = texts;
    setMessages(fakeApi(), photo());
    const { user } = renderApp({ language });
    fireEvent.error(await screen.findByRole('img', { name }));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByRole('img', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('img', { name })).toBeVisible();
  });
});
