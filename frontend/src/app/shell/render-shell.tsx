import { LANGUAGES } from '@afya/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { setLanguage } from '../../locales/language';
import { Shell } from './shell';

/** Renders the shell in both languages, each in its own template. Runs at build time. */
export function renderShell(): string {
  return LANGUAGES.map((language) => {
    setLanguage(language);
    return `<template data-shell="${language}">${renderToStaticMarkup(<Shell />)}</template>`;
  }).join('\n');
}
