import { withExtension } from './file-name';

test.each([
  ['image/png', 'rash.png', 'rash.png'],
  ['image/png', 'rash.GIF', 'rash.png'],
  ['image/jpeg', 'rash.JPEG', 'rash.JPEG'],
  ['image/jpeg', 'rash', 'rash.jpg'],
  ['image/jpeg', 'scan 3.5.2026', 'scan 3.5.2026.jpg'],
  ['image/webp', 'page.html', 'page.html.webp'],
  ['application/pdf', 'lab.pdf', 'lab.pdf'],
  ['application/pdf', 'lab.jpg', 'lab.pdf'],
  ['application/pdf', '.pdf', '.pdf.pdf'],
])('names a file of type %s and name %s %s', (mime, given, name) => {
  expect(withExtension(mime, given)).toBe(name);
});
