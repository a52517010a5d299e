import { defineConfig } from '@playwright/test';
import suite from './playwright.config';
import type { Language } from './support/words';

export interface ScreenshotOptions {
  language: Language;
}

const SIZES = {
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/**
 * Takes screenshots of every screen of the product at BASE_URL by size, theme and language. Not a test: `npm run
 * screenshots`.
 */
export default defineConfig<ScreenshotOptions>({
  ...suite,
  testMatch: 'screenshots.ts',
  outputDir: 'test-results/screenshots',
  projects: (['small', 'phone', 'desktop'] as const).flatMap((size) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['en', 'sw'] as const).map((language) => ({
        name: `${size}-${colorScheme}-${language}`,
        use: { ...SIZES[size], colorScheme, language },
      })),
    ),
  ),
});
