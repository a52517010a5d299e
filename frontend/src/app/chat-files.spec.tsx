import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resizeImage } from '../features/consultation/files/resize-image';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

/** jsdom has no canvas; the resizing itself is shown by the browser suite. */
vi.mock('../features/consultation/files/resize-image', async (original) => ({
  ...(await original<object>()),
  resizeImage: vi.fn(),
}));

const MB = 1024 * 1024;
const png = (name: string) => new File(['image'], name, { type: 'image/png' });
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

beforeEach(() => {
  vi.mocked(resizeImage).mockImplementation((file) => Promise.resolve(file));
});

/** Chooses files in the open chat as the system's chooser would hand them over. */
async function choose(...files: File[]) {
  await screen.findByRole('button', { name: /Attach a file|Ambatisha faili/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
}

const chosen = async () => within(await screen.findByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');

describe('attaching files', () => {
  it('sends images and PDFs with their types, and needs no text', async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await choose(png('rash.png'), pdf('lab.pdf'));
    expect(await chosen()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    await waitFor(() => expect(api.sends).toHaveLength(1));
    // jsdom's files lose their names on the way to Node's fetch; the browser suite looks at names.
    expect(api.sends[0]).toMatchObject({ message: '', fileTypes: ['image', 'pdf'] });
    expect(api.sends[0]?.files).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument());
  });

  it.each([
    ['initial_gathering', [png('rash.png')], 29],
    ['context_validation', [png('a.png'), png('b.png')], 64],
    ['follow_up', [pdf('lab.pdf')], 102],
  ] as const)('shows the price of files in %s', async (stage, files, cost) => {
    fakeApi().stage = stage;
    renderApp();
    await choose(...files);
    expect(await screen.findByRole('button', { name: `Send, costs ${cost} credits` })).toBeEnabled();
  });

  it.each([
    ['en', 'Invalid file type', 'notes.docx: Only images and PDF files are allowed'],
    ['sw', 'Aina ya faili haikubaliki', 'notes.docx: Ni picha na PDF pekee zinazokubaliwa'],
  ] as const)('turns down other types (%s)', async (language, title, text) => {
    fakeApi();
    renderApp({ language });
    await choose(new File(['x'], 'notes.docx', { type: 'application/msword' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it.each([
    ['en', 'File too large', 'big.pdf: Maximum file size is 10MB'],
    ['sw', 'Faili ni kubwa mno', 'big.pdf: Ukubwa wa juu wa faili ni 10MB'],
  ] as const)('turns down what is over 10 MB and keeps the rest (%s)', async (language, title, text) => {
    fakeApi();
    renderApp({ language });
    await choose(sized(pdf('big.pdf'), 10 * MB + 1), sized(pdf('fits.pdf'), 10 * MB));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(screen.getByText('fits.pdf')).toBeVisible();
  });

  it.each([
    ['en', 'You can only upload up to 5 files at once'],
    ['sw', 'Unaweza kupakia hadi faili 5 kwa wakati mmoja'],
  ] as const)('takes five at once and no more (%s)', async (language, text) => {
    fakeApi();
    renderApp({ language });
    await choose(...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)));
    expect(await screen.findByText('5.pdf')).toBeVisible();
    await choose(pdf('6.pdf'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('6.pdf')).not.toBeInTheDocument();
  });

  it.each([
    ['photo.HEIC', '', /HEIC photos do not open here/],
    ['broken.png', 'image/png', /broken.png: This browser cannot open the image/],
  ])('says what to do with an image that this browser cannot read: %s', async (name, type, text) => {
    vi.mocked(resizeImage).mockRejectedValue(new Error('The source image could not be decoded.'));
    fakeApi();
    renderApp();
    await choose(new File(['x'], name, { type }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('removes one file, and all with Clear All', async () => {
    fakeApi();
    const { user } = renderApp();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove b.pdf' }));
    expect(await chosen()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  });

  it('keeps the files when sending fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi().refuseSend = { status: 500, code: 'INTERNAL' };
    const { user } = renderApp();
    await choose(pdf('lab.pdf'));
    await user.click(await screen.findByRole('button', { name: /^Send, costs/ }));
    await screen.findByRole('alert');
    expect(await chosen()).toHaveLength(1);
  });

  it('takes pasted images', async () => {
    fakeApi();
    renderApp();
    fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: { files: [png('pasted.png')] } });
    expect(await screen.findByRole('img', { name: 'pasted.png' })).toBeVisible();
  });

  it('hints at what may be attached when the chooser opens', async () => {
    fakeApi();
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Attach a file' }));
    const hints = await screen.findAllByText('Images and PDF files, up to 5 at once, 10MB each.');
    expect(hints[0]).toBeVisible();
    await waitFor(
      () => expect(screen.queryByText('Images and PDF files, up to 5 at once, 10MB each.')).not.toBeInTheDocument(),
      { timeout: 4_500 },
    );
  });
});
