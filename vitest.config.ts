import { defineConfig } from 'vitest/config'

/** Tests that need no running product. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: [
      'blocks/**/*.test.{ts,tsx}',
      'src/**/*.test.{ts,tsx}',
      'schemas/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/unit/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/support/fail-on-console.ts'],
    // Automation often asks for colours, which would stand between the words that tests look for in a command's output.
    env: { SONA_DATA: '.cache/test-data', NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: '0' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
