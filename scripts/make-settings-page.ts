import { writeFileSync } from 'node:fs'
import { writeSettings } from '../src/platform/write-settings'

/** Writes docs/settings.md. */
writeFileSync('docs/settings.md', writeSettings())
