import type { VitePWAOptions } from 'vite-plugin-pwa';

const NAME = 'Afya — health advice · ushauri wa afya';
const DESCRIPTION =
  'Describe your symptoms and get clear health advice. Eleza dalili zako na upate ushauri wa afya ulio wazi.';

/** Needed by few, and of no use without a network: left to the network, so that a first visit does not pay for them. */
const ONLINE_ONLY = ['assets/admin-*', 'assets/auth-*', 'assets/privacy-*'];

/**
 * What makes the product installable and its screens open without a network.
 *
 * The service worker keeps the files of this build and nothing else: it has no rule for /api, so that no answer of the API ever
 * comes into its cache and the API's no-store holds. The last conversation is kept by the page (src/app/offline), which knows
 * when it ends. A new version waits until the visitor says yes (src/app/update).
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
    // The bar takes light and dark from index.html; these are for the moment of starting.
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
    // The names in assets/ carry a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};
