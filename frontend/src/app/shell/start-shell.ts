import type { Language } from '@afya/contracts';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { ELSEWHERE_URL, TOUCH_QUERY } from '../../config/screen';
import { browserLanguage } from '../../locales/browser-language';
import { readSavedDraft } from './saved-draft';

/*
 * The only script inside index.html. It makes the notice and the text field usable as soon as the page has loaded,
 * seconds before the other scripts on a slow network. It imports almost nothing. Decisions are saved to localStorage,
 * and a `storage` event notifies stores that have already read it.
 */

const shell = document.getElementById('shell');
const { notice: noticeFiles = '', swahili: swahiliFiles = '' } = document.currentScript?.dataset ?? {};

function saveEntry(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

const initialLanguage = () => {
  const savedLanguage = localStorage.getItem(BROWSER_RECORDS.language);
  return savedLanguage === 'en' || savedLanguage === 'sw' ? savedLanguage : browserLanguage();
};
const isAccepted = () => localStorage.getItem(BROWSER_RECORDS.disclaimer) === 'true';
const field = () => shell?.querySelector('textarea');
const checkbox = () => shell?.querySelector<HTMLInputElement>('[type=checkbox]');
const button = (name: string) => shell?.querySelector<HTMLButtonElement>(`[name=${name}]`);

function show(language: Language): void {
  document.documentElement.lang = language;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-shell=${language}]`);
  if (template) shell?.replaceChildren(template.content.cloneNode(true));
  // These buttons need the product's scripts, so they stay disabled until those have loaded.
  for (const element of shell?.querySelectorAll<HTMLButtonElement>('[data-part=chat] button:not([lang])') ?? [])
    element.disabled = true;
  const chat = shell?.querySelector<HTMLElement>('[data-part=chat]');
  if (isAccepted()) shell?.querySelector('[data-part=notice]')?.remove();
  else if (chat) chat.inert = true;
}

function accept(): void {
  saveEntry(BROWSER_RECORDS.disclaimer, 'true');
  shell?.querySelector('[data-part=notice]')?.remove();
  shell?.querySelector('[data-part=chat]')?.removeAttribute('inert');
  // On touch screens, focus would open the keyboard.
  if (!window.matchMedia(TOUCH_QUERY).matches) field()?.focus();
}

/** Switches the language and keeps text and checkbox. */
function switchTo(language: Language): void {
  const text = field()?.value ?? '';
  const agreed = checkbox()?.checked ?? false;
  saveEntry(BROWSER_RECORDS.language, language);
  preloadTexts(language);
  show(language);
  fill(text);
  setAgreed(agreed);
}

function fill(text: string): void {
  const element = field();
  if (element) element.value = text;
}

function setAgreed(agreed: boolean): void {
  const element = checkbox();
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

function preload(files: string): void {
  files.split(' ').filter(Boolean).forEach(preloadFile);
}

function preloadFile(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
}

/** The other scripts contain the English texts only. */
function preloadTexts(language: Language): void {
  if (language === 'sw') preload(swahiliFiles);
}

const draft = readSavedDraft();
if (shell && window.location.pathname === '/' && draft !== undefined) {
  show(initialLanguage());
  fill(draft);
  shell.addEventListener('click', onClick);
  shell.addEventListener('change', ({ target }) => target === checkbox() && setAgreed(checkbox()?.checked ?? false));
}
preloadTexts(initialLanguage());
if (!isAccepted()) preload(noticeFiles);
