import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { pt } from '@payloadcms/translations/languages/pt'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blockConfigs } from '@/blocks/configs'
import { accountRequests } from './cms/accounts/account-requests'
import { withAlignedRows } from './cms/align-rows'
import { auditLog } from './cms/audit/audit-log'
import { audited, auditedGlobal } from './cms/audit/audited'
import { auditEndpoints } from './cms/audit/endpoints'
import { branches } from './cms/collections/branches'
import { documents } from './cms/collections/documents'
import { exchangeRates } from './cms/collections/exchange-rates'
import { formVersions } from './cms/collections/form-versions'
import { forms } from './cms/collections/forms'
import { media } from './cms/collections/media'
import { pages } from './cms/collections/pages'
import { people } from './cms/collections/people'
import { publications } from './cms/collections/publications'
import { redirects } from './cms/collections/redirects'
import { sharedBlocks } from './cms/collections/shared-blocks'
import { simulators } from './cms/collections/simulators'
import { submissionReads } from './cms/collections/submission-reads'
import { submissions } from './cms/collections/submissions'
import { subscribers } from './cms/collections/subscribers'
import { tips } from './cms/collections/tips'
import { unansweredSearches } from './cms/collections/unanswered-searches'
import { users } from './cms/collections/users'
import { contributions } from './cms/contributions/contributions'
import { withContributions } from './cms/contributions/with-contributions'
import { withNotedWriters } from './cms/contributions/with-noted-writers'
import { followRateSource } from './cms/exchange-rates/follow-rate-source'
import { exchangeSettings } from './cms/globals/exchange-settings'
import { footer } from './cms/globals/footer'
import { corporateNavigation, privateNavigation } from './cms/globals/navigation'
import { publishingSettings } from './cms/globals/publishing-settings'
import { rateSource } from './cms/globals/rate-source'
import { searchSynonyms } from './cms/globals/search-synonyms'
import { siteSettings } from './cms/globals/site-settings'
import { sayFullDisk } from './cms/hooks/say-full-disk'
import { sayRefusal } from './cms/hooks/say-refusal'
import { credentials } from './cms/identity/factors/credentials'
import { withIdentity } from './cms/identity/identity'
import { mailAdapter } from './cms/identity/reset/mail-adapter'
import { indexDocumentParts } from './cms/index-document-parts'
import { withKeptStatements } from './cms/keep-statements'
import { writeTranslations } from './cms/languages/write-translations'
import { withKeptLocks } from './cms/locks/keep-lock'
import { nameLockHolders } from './cms/locks/name-lock-holders'
import { loggerOptions } from './cms/logger-options'
import { withSoundQuestions } from './cms/questions/sound-questions'
import { readOrMakeSecret } from './cms/secret'
import { withKeptSessions } from './cms/sessions/with-kept-sessions'
import { sharedBlockConfig } from './cms/shared-blocks/shared-block-config'
import { mergeEditorTexts } from './cms/translations/merge-editor-texts'
import { platformTexts } from './cms/translations/platform-texts'
import { withDocumentTabs } from './cms/with-document-tabs'
import { comments } from './cms/workflow/comments/comments'
import { copiesAreDrafts } from './cms/workflow/copies-are-drafts'
import { workflowEndpoints } from './cms/workflow/endpoints'
import { withGlobalWorkflowPanel, withWorkflowPanel } from './cms/workflow/governed'
import { releases } from './cms/workflow/releases/releases'
import { reviews } from './cms/workflow/reviews'
import { followSchedule } from './cms/workflow/run-due'
import { env } from './env'
import { cmsOrigins } from './links/cms-origins'

export default buildConfig({
  secret: readOrMakeSecret(env.dataDirectory),
  telemetry: false,
  logger: loggerOptions,
  // Only over https does every browser say where a request comes from; the CMS's listener refuses what changes something anyway.
  csrf: env.cmsUrl?.startsWith('https:') ? [...cmsOrigins(env.cmsPort, env.cmsUrl)] : [],
  email: mailAdapter,
  // Only where the CMS serves people: commands open it without.
  onInit: (payload) => {
    followRateSource(payload)
    return followSchedule(payload)
  },
  collections: [
    ...[
      pages,
      tips,
      people,
      branches,
      sharedBlocks,
      simulators,
      exchangeRates,
      forms,
      formVersions,
      documents,
      media,
      redirects,
      withIdentity(users),
      accountRequests,
      reviews,
      releases,
      comments,
      auditLog,
    ]
      .map(withWorkflowPanel)
      .map(withContributions)
      .map(audited),
    contributions,
    submissions,
    submissionReads,
    subscribers,
    unansweredSearches,
    publications,
    credentials,
  ],
  globals: [
    privateNavigation,
    corporateNavigation,
    footer,
    siteSettings,
    exchangeSettings,
    rateSource,
    searchSynonyms,
    publishingSettings,
  ]
    .map(withGlobalWorkflowPanel)
    .map(auditedGlobal),
  endpoints: [...workflowEndpoints, ...auditEndpoints, writeTranslations],
  hooks: { afterError: [sayRefusal, sayFullDisk] },
  blocks: [...blockConfigs, sharedBlockConfig],
  plugins: [withDocumentTabs, withKeptLocks],
  editor: lexicalEditor({}),
  sharp,
  db: withKeptStatements(
    withKeptSessions(
      withNotedWriters(
        withAlignedRows(
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
      ),
    ),
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
    // Nothing of the CMS is shared as a link; drawing a picture for one would be work for strangers to ask for.
    meta: { defaultOGImageType: 'off', robots: 'noindex, nofollow' },
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { defaultTimezone: 'Africa/Luanda', supportedTimezones: [{ label: 'Luanda', value: 'Africa/Luanda' }] },
    importMap: { baseDir: join(process.cwd(), 'src') },
    components: {
      afterNavLinks: ['/cms/admin/GalleryLink#GalleryLink', '/cms/admin/LinkReportLink#LinkReportLink'],
      views: {
        linkReport: { Component: '/cms/admin/LinkReport#LinkReport', path: '/link-report' },
      },
      beforeDashboard: ['/cms/admin/start-screen/StartScreen#StartScreen'],
    },
  },
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 5000,
    schemaOutputFile: join(process.cwd(), 'graphql/schema.graphql'),
  },
  // While somebody changes fields. Anywhere else it would be six seconds of work at every opening, and write into the sources.
  typescript: { outputFile: join(process.cwd(), 'src/payload-types.ts'), autoGenerate: env.isDevelopment },
  upload: { limits: { fileSize: 10_000_000 }, abortOnLimit: true },
})
  .then(mergeEditorTexts)
  .then(nameLockHolders)
  .then(withSoundQuestions)
  .then(copiesAreDrafts)
