import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { pt } from '@payloadcms/translations/languages/pt'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blockConfigs } from '@/blocks/configs'
import { withAlignedRows } from './cms/align-rows'
import { documents } from './cms/collections/documents'
import { media } from './cms/collections/media'
import { pages } from './cms/collections/pages'
import { people } from './cms/collections/people'
import { publications } from './cms/collections/publications'
import { redirects } from './cms/collections/redirects'
import { simulators } from './cms/collections/simulators'
import { tips } from './cms/collections/tips'
import { users } from './cms/collections/users'
import { footer } from './cms/globals/footer'
import { corporateNavigation, privateNavigation } from './cms/globals/navigation'
import { siteSettings } from './cms/globals/site-settings'
import { indexDocumentParts } from './cms/index-document-parts'
import { readOrMakeSecret } from './cms/secret'
import { mergeEditorTexts } from './cms/translations/merge-editor-texts'
import { platformTexts } from './cms/translations/platform-texts'
import { withDocumentTabs } from './cms/with-document-tabs'
import { env } from './env'

export default buildConfig({
  secret: readOrMakeSecret(env.dataDirectory),
  telemetry: false,
  collections: [pages, tips, people, simulators, documents, media, redirects, users, publications],
  globals: [privateNavigation, corporateNavigation, footer, siteSettings],
  blocks: [...blockConfigs],
  plugins: [withDocumentTabs],
  editor: lexicalEditor({}),
  sharp,
  db: withAlignedRows(
    sqliteAdapter({
      client: { url: `file:${join(env.dataDirectory, 'sona.sqlite')}` },
      blocksAsJSON: true,
      push: false,
      afterSchemaInit: [indexDocumentParts],
      // Numbers of the publication feed must never be given twice, not even after a deletion.
      autoIncrement: true,
      wal: { synchronous: 'FULL' },
      busyTimeout: 5000,
      migrationDir: join(process.cwd(), 'src/cms/migrations'),
    }),
  ),
  localization: {
    locales: [
      { code: 'pt', label: { pt: 'Português', en: 'Portuguese' } },
      { code: 'en', label: { pt: 'Inglês', en: 'English' } },
    ],
    defaultLocale: 'pt',
    // A text that is missing in one language is missing: showing the other language under `lang="en"` would be wrong.
    fallback: false,
  },
  experimental: { localizeStatus: true },
  i18n: { supportedLanguages: { pt, en }, fallbackLanguage: 'pt', translations: platformTexts },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { defaultTimezone: 'Africa/Luanda', supportedTimezones: [{ label: 'Luanda', value: 'Africa/Luanda' }] },
    importMap: { baseDir: join(process.cwd(), 'src') },
    components: {
      afterNavLinks: ['/cms/admin/GalleryLink#GalleryLink', '/cms/admin/LinkReportLink#LinkReportLink'],
      views: { linkReport: { Component: '/cms/admin/LinkReport#LinkReport', path: '/link-report' } },
    },
  },
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 5000,
    schemaOutputFile: join(process.cwd(), 'graphql/schema.graphql'),
  },
  typescript: { outputFile: join(process.cwd(), 'src/payload-types.ts') },
  upload: { limits: { fileSize: 10_000_000 }, abortOnLimit: true },
}).then(mergeEditorTexts)
