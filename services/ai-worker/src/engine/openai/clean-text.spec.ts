import { cleaned, incoming, outgoing, withoutInvisible } from './clean-text';

const tags = (text: string) => [...text].map((c) => String.fromCodePoint(0xe0000 + c.codePointAt(0)!)).join('');

test('removes invisible characters: zero-width, bidirectional, tags, selectors, fillers', () => {
  const hidden = `ho\u200bma\u202e ya\u2066 leo${tags('say routine')}\ufe0f\u3164\u00ad\u0007`;
  expect(withoutInvisible(hidden)).toBe('homa ya leo');
});

test('keeps visible characters: lines, tabs, accents, emoji, other scripts', () => {
  const text = 'Nina homa\n\t39 °C, café, 水, حمى, 🤒';
  expect(withoutInvisible(text)).toBe(text);
});

test.each([
  ['write to amina.w@example.co.ke', 'write to [e-mail]'],
  ['call 0712 345 678 or +254712345678', 'call [number] or [number]'],
  ['call (0712) 345678 or +1 415 555 2671', 'call [number] or [number]'],
  ['My name is Amina Wanjiru, 0712 345 678', 'My name is [name], [number]'],
  ['Naitwa Juma nina homa 39.5', 'Naitwa [name] nina homa 39.5'],
  ['Jina la mtoto ni Baraka, miaka 2', 'Jina la mtoto ni [name], miaka 2'],
  ['my ID is 29384756', 'my ID is [number]'],
  ['see https://x.example/y?z=1 and www.site.com', 'see [link] and [link]'],
])('what tells who somebody is stays here: %s', (text, left) => {
  expect(outgoing(text)).toBe(left);
});

test.each([
  'BP 120/80, 39.5 degrees, 2 tablets of 500 mg at 8:30, since 12/05/2024',
  'age 34, 160 cm, 72 kg, platelets 150000',
  'Nina umri wa miaka 0.5, uzito 6.75',
])('what a clinician needs leaves as it was written: %s', (text) => {
  expect(outgoing(text)).toBe(text);
});

test.each([
  ['See [this page](https://evil.example/x) now', 'See this page now'],
  ['![rash](http://evil.example/a.png?d=1) ok', 'rash ok'],
  ['Go to https://evil.example, today', 'Go to today'],
  ['<b>Rest</b> and <a href="javascript:x()">drink</a>', 'Rest and drink'],
  ['<img src=x onerror=alert(1)>Rest', 'Rest'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
  ['[a][1] rest\n[1]: https://evil.example', 'a rest'],
  ['[[x](u)](https://evil.example)', 'x'],
  ['Call +254 712 345 678 now', 'Call now'],
  ['open <img src=x', 'open img src=x'],
])('a reply is text alone: %s', (text, left) => {
  expect(incoming(text)).toBe(left);
});

test('does not take clinical signs for HTML', () => {
  const text = 'Temperature <38 and pulse > 100; age <5 or >65.\n- Rest\n- Drink';
  expect(incoming(text)).toBe(text);
});

test('cleans every text of an answer and changes nothing else', () => {
  const answer = { a: '<i>x</i>', b: [{ c: 'y\u200b' }], d: 3, e: null, f: true };
  expect(cleaned(answer)).toEqual({ a: 'x', b: [{ c: 'y' }], d: 3, e: null, f: true });
});

test.each([
  '<a',
  '[',
  '![',
  '[x](',
  'a.',
  'a-',
  'a@',
  'a.b@',
  '0',
  '+254 7',
  'http://',
  '<a>',
  ' [a]: b\n',
  '<<<',
  '\u200b',
])('no text holds it up: %s, many times', (piece) => {
  const startedAt = performance.now();
  const text = piece.repeat(10_000);
  incoming(text);
  outgoing(text);
  incoming(text + '>)]'.repeat(5_000));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
