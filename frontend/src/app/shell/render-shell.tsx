import { LANGUAGES } from '@afya/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasTexts, loadTexts } from '../../locales/bilingual';
import { languageStore } from '../../locales/language';
import { Shell } from './shell';

// Here and not below, because the build can import modules only until this one is loaded.
await Promise.all(LANGUAGES.map(loadTexts));
if (!LANGUAGES.every(hasTexts)) throw new Error('The texts of the shell could not be loaded');

/** Renders the shell in both languages, each in its own template. Runs at build time. */
export function renderShell(): string {
  return LANGUAGES.map((language) => {
    languageStore.set(language);
    return `<template data-shell="${language}">${renderToStaticMarkup(<Shell />)}</template>`;
  }).join('\n');
}
