import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` in the build (vite.config.ts). Radix dialogs use it to stop the page
 * behind them from scrolling. The package inserts a style element, which the content security policy forbids; a
 * constructed style sheet is allowed.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    users += 1;
    // Browsers from before 2023 have no constructed style sheets; there the page behind a dialog can scroll.
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

  /** When several are mounted, the first one sets the styles. */
  return function Styles({ styles }: { styles: string }): null {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
