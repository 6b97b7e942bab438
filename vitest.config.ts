import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { findOnServer, onlyOnServer } from './tests/support/postgres/test-files.mjs'

const testFiles = [
  'blocks/**/*.test.{ts,tsx}',
  'src/**/*.test.{ts,tsx}',
  'site/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/unit/**/*.test.{ts,tsx}',
]

/** Tests that say in their first lines that they need a document. */
const documentTests = globSync(testFiles).filter((path) =>
  readFileSync(path, 'utf8').includes('@vitest-environment jsdom'),
)

/** Tests that need no running product. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/` },
      // As Node finds it for Payload: a second copy of it would refuse the schema of the first.
      { find: /^graphql$/, replacement: `${import.meta.dirname}/node_modules/graphql/index.js` },
    ],
  },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    globalSetup: [
      'tests/support/keep-files-in-memory.ts',
      'tests/support/compile-own-programs.ts',
      'tests/support/postgres/serve-postgres.ts',
    ],
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/run-compiled.ts'],
    // Automation often asks for colours, which would stand between the words that tests look for in a command's output.
    env: { SONA_DATA: '.cache/test-data', NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: '0' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: testFiles,
          exclude: [...documentTests, ...onlyOnServer],
          // A process takes one file after the other: loading the packages of the CMS takes longer than most tests do.
          isolate: false,
          setupFiles: ['tests/support/begin-anew.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: findOnServer(testFiles),
          isolate: false,
          env: { SONA_TEST_DATABASE: 'postgres' },
          setupFiles: ['tests/support/begin-anew.ts', 'tests/support/postgres/begin-on-postgres.ts'],
        },
      },
      // What is drawn with React keeps hold of the document that it first saw, so each file has a process of its own.
      { extends: true, test: { name: 'document', include: documentTests } },
    ],
  },
})
