import { LANGUAGES } from '@afya/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { setLanguage } from '../../locales/language';
import { Shell } from './shell';

/** The shell in both languages, each in a template of its own. Runs when the product is built. */
export function renderShell(): string {
  return LANGUAGES.map((language) => {
    setLanguage(language);
    return `<template data-shell="${language}">${renderToStaticMarkup(<Shell />)}</template>`;
  }).join('\n');
}
