import { mkdirSync, writeFileSync } from 'node:fs'
import { writeSettings } from '../src/platform/write-settings'

/** Writes docs/settings.md. */
// A copy of the project for a test has no documents.
mkdirSync('docs', { recursive: true })
writeFileSync('docs/settings.md', writeSettings())
