import { secretSettings } from './secret-files'
import { settingTexts } from './setting-texts'

/** The page that lists all settings, docs/settings.md. */
export function writeSettings(): string {
  const rows = Object.entries(settingTexts).map(
    ([name, { byDefault, meaning, mustBe }]) => `| \`${name}\` | ${byDefault} | ${mustBe} | ${meaning} |`,
  )
  return `# Settings

Environment variables, all optional, read in \`src/platform/env.ts\` only. At a start all mistakes are said at once, a sentence each, with code 1.
A name that is nearly one of these is a mistake too; one that begins with \`SONA_\` and is like none is said in the log.

${secretSettings.map((name) => `\`${name}\``).join(', ')} may each lie in a file instead, which the same name with \`_FILE\` behind it
names; the other secrets have such a setting of their own below. How secrets are changed: [operations](operations.md#rotating-secrets).

This page is made from \`src/platform/setting-texts.ts\` by \`npm run generate\`.

| variable | default | must be | meaning |
|---|---|---|---|
${rows.join('\n')}
`
}
