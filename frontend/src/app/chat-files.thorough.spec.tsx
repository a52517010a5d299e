import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as resizing from '../features/consultation/files/resize-image';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const MB = 1024 * 1024;
const png = (name: string) => new File(['image'], name, { type: 'image/png' });
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const image = (name: string, type: string, head = 'x') => new File([head], name, { type });
const HEIC_HEAD = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

/** jsdom has no canvas; the end-to-end tests cover the resizing itself. */
beforeEach(() => {
  vi.spyOn(resizing, 'resizeImage').mockImplementation((file) => Promise.resolve(file));
});

/** Chooses files in the open chat, as the file dialog does, and waits until they are prepared. */
async function choose(...files: File[]) {
  await screen.findByRole('button', { name: /Attach a file|Ambatisha faili/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
  await waitFor(() =>
    expect(screen.queryByText(/^(Preparing your files|Tunaandaa faili zako)$/)).not.toBeInTheDocument(),
  );
}

const attachButton = () => screen.findByRole('button', { name: 'Attach a file' });

const chosen = async () => within(await screen.findByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');

describe('attachments', () => {
  it('sends images and PDFs with their types, also without text', async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await choose(png('rash.png'), pdf('lab.pdf'));
    expect(await chosen()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    await waitFor(() => expect(api.sends).toHaveLength(1));
    // jsdom files lose their names in Node's fetch; the end-to-end tests check names.
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
  ] as const)('rejects other file types (%s)', async (language, title, text) => {
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
  ] as const)('rejects files over 10 MB and keeps the others (%s)', async (language, title, text) => {
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
  ] as const)('accepts at most five files (%s)', async (language, text) => {
    fakeApi();
    renderApp({ language });
    await choose(...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)));
    expect(await screen.findByText('5.pdf')).toBeVisible();
    await choose(pdf('6.pdf'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('6.pdf')).not.toBeInTheDocument();
  });

  it.each([
    ['en', image('photo.HEIC', ''), 'photo.HEIC: HEIC photos do not open here.'],
    ['sw', image('photo.HEIC', ''), 'photo.HEIC: Picha za HEIC hazifunguki hapa.'],
    ['en', image('of-its-type', 'image/heic'), 'of-its-type: HEIC photos do not open here.'],
    ['en', image('of-its-brand', '', HEIC_HEAD), 'of-its-brand: HEIC photos do not open here.'],
    ['en', image('not-a-jpeg.jpg', 'image/jpeg', HEIC_HEAD), 'not-a-jpeg.jpg: HEIC photos do not open here.'],
    ['en', image('broken.png', 'image/png'), 'broken.png: The image is damaged'],
    ['sw', image('broken.png', 'image/png'), 'broken.png: Picha imeharibika'],
  ] as const)('explains what to do with an image that it cannot open (%s, %#)', async (language, file, text) => {
    vi.mocked(resizing.resizeImage).mockRejectedValue(new Error('The source image could not be decoded.'));
    const api = fakeApi();
    const { user } = renderApp({ language });
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('list', { name: /Chosen files|Faili ulizochagua/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^(Close|Funga)$/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.sends).toHaveLength(0);
  });

  it('sends an HEIC photo that the browser can open in its converted form', async () => {
    vi.mocked(resizing.resizeImage).mockResolvedValue(new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' }));
    fakeApi();
    renderApp();
    await choose(new File([HEIC_HEAD], 'photo.heic', { type: '' }));
    expect(await screen.findByRole('img', { name: 'photo.jpg' })).toBeVisible();
  });

  it.each([
    ['en', 'File is empty', 'nothing.pdf: There is nothing in this file.'],
    ['sw', 'Faili ni tupu', 'nothing.pdf: Faili hii haina kitu ndani.'],
  ] as const)('rejects empty files (%s)', async (language, title, text) => {
    fakeApi();
    renderApp({ language });
    await choose(new File([], 'nothing.pdf', { type: 'application/pdf' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it('rejects files that the device does not let it read', async () => {
    fakeApi();
    renderApp();
    const unreadable = Object.assign(pdf('cloud.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    });
    await choose(unreadable);
    expect(await screen.findByRole('alert')).toHaveTextContent('cloud.pdf: This device could not read it.');
  });

  it('accepts a PDF whose type the system does not know', async () => {
    fakeApi();
    renderApp();
    await choose(new File(['%PDF-1.4'], 'lab', { type: '' }));
    expect(await screen.findByText('lab')).toBeVisible();
  });

  it('distinguishes files with the same name', async () => {
    fakeApi();
    renderApp();
    await choose(png('image.png'), png('image.png'));
    await choose(png('image.png'));
    for (const name of ['image.png', 'image (2).png', 'image (3).png'])
      expect(screen.getByRole('img', { name })).toBeVisible();
  });

  it('removes one file, and all files with Clear All', async () => {
    fakeApi();
    const { user } = renderApp();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove b.pdf' }));
    expect(await chosen()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    expect(await attachButton()).toHaveFocus();
  });

  it('moves focus from a removed file to the next one and finally to the attach button', async () => {
    fakeApi();
    const { user } = renderApp();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    screen.getByRole('button', { name: 'Remove b.pdf' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await attachButton()).toHaveFocus();
  });

  it.each([
    ['en', 'Preparing your files', '2 files, 1 KB'],
    ['sw', 'Tunaandaa faili zako', 'Faili 2, 1 KB'],
  ] as const)('announces changes of the file list (%s)', async (language, preparing, ready) => {
    fakeApi();
    renderApp({ language });
    let open = () => {};
    vi.mocked(resizing.resizeImage).mockImplementation(
      (file) => new Promise((resolve) => (open = () => resolve(file))),
    );
    await screen.findByRole('textbox');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [pdf('lab.pdf'), png('rash.png')] } });
    const status = (text: string) => screen.findByText(text, { selector: '[role=status]' });
    expect(await status(preparing)).toBeVisible();
    await waitFor(() => expect(resizing.resizeImage).toHaveBeenCalled());
    open();
    expect(await status(ready)).toBeVisible();
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

  it("clears a file's error when the message is sent without it", async () => {
    const api = fakeApi();
    const { user } = renderApp();
    await choose(new File([], 'nothing.pdf', { type: 'application/pdf' }), pdf('lab.pdf'));
    await screen.findByRole('alert');
    await user.click(await screen.findByRole('button', { name: /^Send, costs/ }));
    await waitFor(() => expect(api.sends).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('accepts pasted images', async () => {
    fakeApi();
    renderApp();
    fireEvent.paste(await screen.findByRole('textbox'), {
      clipboardData: { types: ['Files'], files: [png('pasted.png')] },
    });
    expect(await screen.findByRole('img', { name: 'pasted.png' })).toBeVisible();
  });

  it('pastes text as text when the clipboard also has an image', async () => {
    fakeApi();
    renderApp();
    const clipboardData = { types: ['text/plain', 'text/html', 'Files'], files: [png('picture-of-text.png')] };
    expect(fireEvent.paste(await screen.findByRole('textbox'), { clipboardData })).toBe(true);
    expect(screen.queryByText('Preparing your files')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Take a photo'],
    ['sw', 'Piga picha'],
  ] as const)('opens the camera on a phone (%s)', async (language, label) => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
    try {
      fakeApi();
      const { user } = renderApp({ language });
      const button = await screen.findByRole('button', { name: label });
      const camera = document.querySelector<HTMLInputElement>('input[capture]');
      expect(camera).toMatchObject({ accept: 'image/*' });
      expect(camera).toHaveAttribute('capture', 'environment');
      const opened = vi.spyOn(camera!, 'click');
      await user.click(button);
      expect(opened).toHaveBeenCalled();
      fireEvent.change(camera!, { target: { files: [png('just-taken.png')] } });
      expect(await screen.findByRole('img', { name: 'just-taken.png' })).toBeVisible();
    } finally {
      vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
    }
  });

  it('shows the accepted types when the file dialog opens', async () => {
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
