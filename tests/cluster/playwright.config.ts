import { defineConfig } from '@playwright/test'

const older = process.env['UPGRADE_FROM']

/** `npm run test:cluster`: processes of the built product, which are killed. One test after the other, and nothing is tried twice but in a whole run, which names it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A run would have to fetch and build that version.
  testIgnore: older === undefined ? 'upgrade-from.spec.ts' : [],
  workers: 1,
  timeout: 600_000,
  // How much of a run's time is left for them, where that is bounded.
  globalTimeout: Number(process.env['MOST_MS'] ?? 0),
  retries: process.env['WHOLE_RUN'] === 'yes' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../.cache/cluster.json' }]],
  outputDir: '../../.cache/cluster',
  metadata: { older },
})
