import { defineConfig } from '@playwright/test'

/** `npm run test:cluster`: processes of the built product, which are killed. One test after the other, and nothing is tried twice. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/cluster.json' }]],
  outputDir: '../../.cache/cluster',
  metadata: { older: process.env['UPGRADE_FROM'] },
})
