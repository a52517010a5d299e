import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/development\/[^/]+\.mjs$/;
const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
/** Names for React's developer tools. The assignments keep components that no screen uses. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;
const DEFINITIONS = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * React Router exports only its development build to bundlers. Switches its warnings off, as its production build does,
 * and lets the bundler remove its unused components.
 */
export function productionRouter(): Plugin {
  let isFound = false;
  return {
    name: 'production-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER, code: DEV_WARNINGS },
      handler(code) {
        isFound = true;
        const production = code
          .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(DISPLAY_NAMES, '')
          .replace(DEFINITIONS, '= /* @__PURE__ */ $1');
        return { code: production, map: null };
      },
    },
    buildEnd() {
      if (!isFound) throw new Error(`React Router does not contain "${DEV_WARNINGS}"`);
    },
  };
}
