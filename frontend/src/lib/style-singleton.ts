import { useEffect } from 'react';

/**
 * Takes the place of the package `react-style-singleton` in the build (vite.config.ts), by which Radix' dialogs keep the page behind
 * them from scrolling. That one adds a style element, which the content security policy forbids; a constructed style sheet is allowed.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    users += 1;
    // Browsers of before 2023 have none: there the page behind a dialog can be scrolled.
    if (users > 1 || !('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0 || !sheet) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  }

  /** Of several that are shown the first decides what the styles are. */
  return function Styles({ styles }: { styles: string }): null {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
