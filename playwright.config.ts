import { defineConfig } from '@playwright/test'
import { readBrowserSettings } from './tests/support/browser-settings'

/** What measures a page must not be measured beside other tests. In a whole run it comes after them; asked for by name, it comes at once. */
const measuring = ['**/lighthouse.spec.ts']
const isWholeRun = process.env['WHOLE_RUN'] === 'yes'

/**
 * How long a page may take to show what a step led to: longer than any machine needs. How quick it was is a figure, which a busy
 * machine must not make a failure.
 */
const longestStepMs = 20_000

/** Tests of the running product, started once as `npm start` starts it. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-product.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: longestStepMs },
  // Hundreds of tests share two cores: what fails once and then holds is named at the end of the run, to be looked into.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: '.cache/playwright',
  metadata: { takesPictures: process.env['TAKE_PICTURES'] === 'yes' },
  use: await readBrowserSettings(),
  projects: [
    { name: 'product', testIgnore: measuring },
    { name: 'measured', testMatch: measuring, workers: 1, dependencies: isWholeRun ? ['product'] : [] },
  ],
})
