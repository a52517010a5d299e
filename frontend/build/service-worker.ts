import type { VitePWAOptions } from 'vite-plugin-pwa';

const NAME = 'Afya — health advice · ushauri wa afya';
const DESCRIPTION =
  'Describe your symptoms and get clear health advice. Eleza dalili zako na upate ushauri wa afya ulio wazi.';

/**
 * Few visitors need these, and they are useless offline. They are not precached, so a first visit does not download
 * them.
 */
const ONLINE_ONLY = ['assets/admin-*', 'assets/auth-*', 'assets/privacy-*'];

/**
 * Makes the product installable and lets its screens open offline.
 *
 * The service worker caches the files of this build and nothing else. It has no rule for /api, so API responses never
 * enter its cache and `no-store` is respected. The page itself caches the last conversation (src/app/offline), because
 * it knows when to delete it. A new version waits until the visitor accepts it (src/app/update).
 */
export const SERVICE_WORKER: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    id: '/',
    name: NAME,
    short_name: 'Afya',
    description: DESCRIPTION,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['health', 'medical'],
    // index.html sets the bar's light and dark colours; these are for the splash screen.
    theme_color: '#0B6B4F',
    background_color: '#F7F8F6',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css}'],
    globIgnores: ONLINE_ONLY,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api(\/|$)/],
    // File names in assets/ contain a content hash.
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};
