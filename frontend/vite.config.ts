import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { join } from 'node:path';
import { CHUNKS } from './build/chunks';
import { compressedFiles } from './build/compressed-files';
import { pageShell } from './build/page-shell';
import { productionRouter } from './build/production-router';
import { SERVICE_WORKER } from './build/service-worker';

/** Workspace packages are imported from source, so nothing has to be built first. */
const SOURCE_CONDITION = '@afya/source';
const gateway = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    tailwindcss(),
    VitePWA(SERVICE_WORKER),
    pageShell({ conditions: [SOURCE_CONDITION] }),
    compressedFiles(),
  ],
  resolve: {
    conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    alias: { 'react-style-singleton': join(import.meta.dirname, 'src/lib/style-singleton.ts') },
  },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  server: { port: 5173, proxy: { '/api': gateway } },
  preview: { port: 4173, proxy: { '/api': gateway } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers: 2,
    // One window for all files of a worker; setup.ts resets what a test may have changed.
    isolate: false,
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
