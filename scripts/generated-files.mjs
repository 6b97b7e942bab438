import { spawnSync } from 'node:child_process'

/** Files that are made by `npm run generate` and committed, so that a clone works without making them. */
export const generatedFiles = [
  'graphql/generated/known-documents.json',
  'graphql/generated/operations.ts',
  'graphql/generated/possible-types.ts',
  'graphql/schema.graphql',
  'src/app/(payload)/admin/importMap.js',
  'src/cms/form-builder/controls/icon-drawings.ts',
  'src/cms/payload-types.ts',
  'src/ui/icon-drawings.ts',
  'src/ui/lettering/heading-letters.ts',
  'src/ui/theme-colors.ts',
]

const steps = [
  ['node_modules/payload/bin.js', 'generate:types'],
  ['node_modules/payload/bin.js', 'generate:importmap'],
  ['node_modules/@payloadcms/graphql/bin.js', 'generate:schema'],
  ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts'],
  ['--import', 'tsx', 'scripts/make-known-documents.ts'],
  ['--import', 'tsx', 'scripts/make-icons.ts'],
  ['--import', 'tsx', 'scripts/make-letters.ts'],
  ['--import', 'tsx', 'scripts/make-theme-colors.ts'],
]

/** Makes the generated files. Returns false, having said why, when a step fails. */
export function generate() {
  for (const args of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PAYLOAD_CONFIG_PATH: 'src/cms/payload.config.ts',
        NEXT_TELEMETRY_DISABLED: '1',
        SONA_DATA: '.cache/generate',
      },
    })
    if (status !== 0) {
      process.stderr.write(`${stdout}${stderr}\nThe step "${args.join(' ')}" failed.\n`)
      return false
    }
  }
  return true
}
