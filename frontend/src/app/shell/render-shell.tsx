import { LANGUAGES } from '@afya/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasTexts, loadTexts } from '../../locales/bilingual';
import { languageStore } from '../../locales/language';
import { Shell } from './shell';

// Here and not below, because the build can import modules only until this one is loaded.
await Promise.all(LANGUAGES.map(loadTexts));
if (!LANGUAGES.every(hasTexts)) throw new Error('The texts of the shell could not be loaded');

/** Attributes and class names that Lucide adds to every icon and that the page does not use. */
const UNUSED_IN_ICONS = / xmlns="[^"]*"|(?<=[" ])lucide[\w-]* ?/g;

/** Renders the shell in both languages, each in its own template. Runs at build time. */
export function renderShell(): string {
  return LANGUAGES.map((language) => {
    languageStore.set(language);
    const markup = renderToStaticMarkup(<Shell />).replace(UNUSED_IN_ICONS, '');
    return `<template data-shell="${language}">${markup}</template>`;
  }).join('\n');
}
