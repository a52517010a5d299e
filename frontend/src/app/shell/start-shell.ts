import type { Language } from '@afya/contracts';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { ELSEWHERE_URL, TOUCH_QUERY } from '../../config/screen';
import { browserLanguage } from '../../locales/browser-language';
import { keptDraft } from './kept-draft';

/*
 * The one script that stands in index.html itself: with it the notice and the text field can be used as soon as the page is there,
 * seconds before the product's scripts are on a slow network. It imports next to nothing, and the product does not know it: what is
 * decided here is written into the browser's records, and a `storage` event tells those who have read them already.
 */

const place = document.getElementById('shell');
const { notice: noticeFiles = '' } = document.currentScript?.dataset ?? {};

function record(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

const knownLanguage = () => {
  const kept = localStorage.getItem(BROWSER_RECORDS.language);
  return kept === 'en' || kept === 'sw' ? kept : browserLanguage();
};
const isAccepted = () => localStorage.getItem(BROWSER_RECORDS.disclaimer) === 'true';
const field = () => place?.querySelector('textarea');
const box = () => place?.querySelector<HTMLInputElement>('[type=checkbox]');
const button = (name: string) => place?.querySelector<HTMLButtonElement>(`[name=${name}]`);

function show(language: Language): void {
  document.documentElement.lang = language;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-shell=${language}]`);
  if (template) place?.replaceChildren(template.content.cloneNode(true));
  // What only the product can do waits for it.
  for (const element of place?.querySelectorAll<HTMLButtonElement>('[data-part=chat] button:not([lang])') ?? [])
    element.disabled = true;
  const chat = place?.querySelector<HTMLElement>('[data-part=chat]');
  if (isAccepted()) place?.querySelector('[data-part=notice]')?.remove();
  else if (chat) chat.inert = true;
}

function accept(): void {
  record(BROWSER_RECORDS.disclaimer, 'true');
  place?.querySelector('[data-part=notice]')?.remove();
  place?.querySelector('[data-part=chat]')?.removeAttribute('inert');
  // With a finger the focus would bring up the keyboard.
  if (!window.matchMedia(TOUCH_QUERY).matches) field()?.focus();
}

/** Shows the other language with what was done so far. */
function switchTo(language: Language): void {
  const text = field()?.value ?? '';
  const agreed = box()?.checked ?? false;
  record(BROWSER_RECORDS.language, language);
  show(language);
  fill(text);
  agree(agreed);
}

function fill(text: string): void {
  const element = field();
  if (element) element.value = text;
}

function agree(agreed: boolean): void {
  const element = box();
  if (element) element.checked = agreed;
  const start = button('accept');
  if (start) start.disabled = !agreed;
}

function onClick({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('button') : null;
  if (pressed?.lang) switchTo(pressed.lang as Language);
  else if (pressed?.name === 'accept') accept();
  else if (pressed?.name === 'elsewhere') window.location.assign(ELSEWHERE_URL);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
}

const draft = keptDraft();
if (place && window.location.pathname === '/' && draft !== undefined) {
  show(knownLanguage());
  fill(draft);
  place.addEventListener('click', onClick);
  place.addEventListener('change', ({ target }) => target === box() && agree(box()?.checked ?? false));
}
if (!isAccepted()) noticeFiles.split(' ').filter(Boolean).forEach(preload);
