/**
 * Renders the icons of public/icons from one shape: `node frontend/scripts/make-icons.mjs`. Set CHROMIUM_PATH if
 * Chromium is not at /usr/bin/chromium. The images are committed; run this only when the shape or a colour changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const BRAND = '#0B6B4F';
const publicDir = join(import.meta.dirname, '../public');

/** A heart with a medical cross inside, on a 64 × 64 square. */
const HEART =
  'M32 51.5 C30.5 51.5 12.5 39.5 12.5 26.2 C12.5 19.3 17.6 14.5 23.4 14.5 C27 14.5 30.1 16.4 32 19.3 C33.9 16.4 37 14.5 40.6 14.5 C46.4 14.5 51.5 19.3 51.5 26.2 C51.5 39.5 33.5 51.5 32 51.5 Z';
const CROSS = 'M32 24.5 V38.5 M25 31.5 H39';

/**
 * @param {{ radius: number, scale: number }} style corner radius of the square, and scale of the heart (1 = as drawn)
 */
function drawing({ radius, scale }) {
  const shift = (32 * (1 - scale)).toFixed(2);

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${BRAND}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})"><path d="${HEART}" fill="#fff"/>` +
    `<path d="${CROSS}" stroke="${BRAND}" stroke-width="5" stroke-linecap="round" fill="none"/></g></svg>\n`
  );
}

/** Phones may crop a maskable icon to a circle of 80 % of its width; iOS rounds the corners itself. */
const pictures = [
  { name: 'icon-192.png', size: 192, radius: 15, scale: 1.05 },
  { name: 'icon-512.png', size: 512, radius: 15, scale: 1.05 },
  { name: 'maskable-512.png', size: 512, radius: 0, scale: 0.86 },
  { name: 'apple-touch-icon.png', size: 180, radius: 0, scale: 1 },
];

mkdirSync(join(publicDir, 'icons'), { recursive: true });
writeFileSync(join(publicDir, 'icon.svg'), drawing({ radius: 15, scale: 1.05 }));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, ...look } of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${drawing(look)}`);
  await page.screenshot({ path: join(publicDir, 'icons', name), omitBackground: true });
}
await browser.close();
