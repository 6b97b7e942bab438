import { join } from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { pt } from '@payloadcms/translations/languages/pt'
import sharp from 'sharp'
import { blockConfigs } from '@/blocks/configs'
import staffTexts from '@/messages/staff/cms/configuration.json' with { type: 'json' }
import { staffLanguages } from '@/messages/staff/languages'
import { keepHeadShared } from '@/src/audit/shared-heads'
import { comments } from '@/src/conversations/comments'
import { hour } from '@/src/country/bank'
import { leads } from '@/src/database/leadership'
import { meetOtherProcesses } from '@/src/database/other-processes'
import { handInSoon } from '@/src/file-store/hand-in-soon'
import { formCounts } from '@/src/form-statistics/storage/form-counts'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { credentials } from '@/src/identity/factors/credentials'
import { withIdentity } from '@/src/identity/identity'
import { mailAdapter } from '@/src/identity/reset/mail-adapter'
import { handInSubmissionFiles } from '@/src/inbox/hand-in-files'
import { inboxes } from '@/src/inbox/inboxes/inboxes'
import { erasures } from '@/src/inbox/rights/erasures'
import { personKeys } from '@/src/inbox/rights/person-keys'
import { submissions } from '@/src/inbox/submissions'
import { writeTranslations } from '@/src/languages/write-translations'
import { cmsOrigins } from '@/src/links/cms-origins'
import { copiesAreDrafts } from '@/src/payload-fixes/copies-are-drafts'
import { withoutDeadEndpoints } from '@/src/payload-fixes/dead-endpoints'
import { withKeptLocks } from '@/src/payload-fixes/keep-lock'
import { mergeEditorTexts } from '@/src/payload-fixes/merge-editor-texts'
import { nameLockHolders } from '@/src/payload-fixes/name-lock-holders'
import { sayRefusal } from '@/src/payload-fixes/say-refusal'
import { env } from '@/src/platform/env'
import { readOrMakeSecret } from '@/src/platform/secret'
import { withSoundQuestions } from '@/src/questions/sound-questions'
import { followRateSource } from '@/src/rates/follow-rate-source'
import { archiveEndpoints } from '@/src/site-archive/archive-endpoints'
import { handInAllUploads } from '@/src/uploads/hand-in-uploads'
import { accountRequests } from '../accounts/account-requests'
import { auditLog } from '../audit/audit-log'
import { audited, auditedGlobal } from '../audit/audited'
import { auditEndpoints } from '../audit/endpoints'
import { branches } from '../collections/branches'
import { documents } from '../collections/documents'
import { exchangeRates } from '../collections/exchange-rates'
import { formVersions } from '../collections/form-versions'
import { forms } from '../collections/forms'
import { media } from '../collections/media'
import { pages } from '../collections/pages'
import { people } from '../collections/people'
import { publications } from '../collections/publications'
import { redirects } from '../collections/redirects'
import { sharedBlocks } from '../collections/shared-blocks'
import { simulators } from '../collections/simulators'
import { submissionEvents } from '../collections/submission-events'
import { submissionReads } from '../collections/submission-reads'
import { subscribers } from '../collections/subscribers'
import { tips } from '../collections/tips'
import { unansweredSearches } from '../collections/unanswered-searches'
import { users } from '../collections/users'
import { contributions } from '../contributions/contributions'
import { withContributions } from '../contributions/with-contributions'
import { hearPublications } from '../feed/hear-publications'
import { sharedBlockConfig } from '../fields/shared-block-config'
import { exchangeSettings } from '../globals/exchange-settings'
import { footer } from '../globals/footer'
import { corporateNavigation, privateNavigation } from '../globals/navigation'
import { publishingSettings } from '../globals/publishing-settings'
import { rateSource } from '../globals/rate-source'
import { searchSynonyms } from '../globals/search-synonyms'
import { siteSettings } from '../globals/site-settings'
import { refusalTexts } from '../hooks/refusal-texts'
import { sayFullDisk } from '../hooks/say-full-disk'
import { inboxRequests } from '../inboxes/inbox-requests'
import { rateDeskEndpoints } from '../rate-desk/rate-desk-endpoints'
import { beginLeading } from '../recovery/begin-leading'
import { followOthers } from '../recovery/mend-interrupted'
import { editorTexts, platformTexts } from '../translations/platform-texts'
import { workflowEndpoints } from '../workflow/endpoints'
import { withGlobalWorkflowPanel, withWorkflowPanel } from '../workflow/governed'
import { promotionEndpoints } from '../workflow/releases/promotion-endpoints'
import { releases } from '../workflow/releases/releases'
import { reviews } from '../workflow/reviews'
import { followSchedule } from '../workflow/run-due'
import { buildWithDatabase } from './build-with-database'
import { keepSelect } from './keep-select'
import { loggerOptions } from './logger-options'
import { studioComponents } from './studio-components'
import { withDocumentTabs } from './with-document-tabs'

export default buildWithDatabase({
  secret: readOrMakeSecret(env.dataDirectory),
  telemetry: false,
  logger: loggerOptions,
  // Only over https does every browser say where a request comes from; the CMS's listener refuses what changes something anyway.
  csrf: env.cmsUrl?.startsWith('https:') ? [...cmsOrigins(env.cmsPort, env.cmsUrl)] : [],
  email: mailAdapter,
  // Only where the CMS serves people: commands open it without.
  onInit: async (payload) => {
    await beginLeading(payload)
    followRateSource(payload, leads)
    followSchedule(payload, followOthers())
    await hearPublications()
    await meetOtherProcesses(payload)
    keepHeadShared()
    handInSoon('Files of submissions', handInSubmissionFiles)
    handInSoon('Uploaded files', () => handInAllUploads(payload))
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
      inboxes,
      inboxRequests,
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
    submissionEvents,
    ...[personKeys, erasures],
    formCounts,
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
  endpoints: [
    ...[...workflowEndpoints, ...promotionEndpoints, ...auditEndpoints, ...rateDeskEndpoints],
    ...archiveEndpoints,
    writeTranslations,
  ],
  hooks: { afterError: [sayRefusal(refusalTexts), sayFullDisk] },
  blocks: [...blockConfigs, sharedBlockConfig],
  plugins: [withDocumentTabs, withKeptLocks],
  editor: lexicalEditor({}),
  sharp,
  localization: {
    locales: locales.map((code) => ({ code, label: staffTexts.payloadConfig.localization.locales[code].label })),
    defaultLocale,
    // A text that is missing in one language is missing: showing the other language under `lang="en"` would be wrong.
    fallback: false,
  },
  experimental: { localizeStatus: true },
  i18n: { supportedLanguages: { pt, en }, fallbackLanguage: staffLanguages[0], translations: platformTexts },
  admin: {
    user: 'users',
    // Nothing of the CMS is shared as a link; drawing a picture for one would be work for strangers to ask for.
    meta: { defaultOGImageType: 'off', robots: 'noindex, nofollow' },
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { defaultTimezone: hour.zone, supportedTimezones: [{ label: hour.city, value: hour.zone }] },
    importMap: { baseDir: join(process.cwd(), 'src') },
    components: studioComponents,
  },
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 5000,
    validationRules: () => [keepSelect],
    schemaOutputFile: join(process.cwd(), 'graphql/schema.graphql'),
  },
  // While somebody changes fields. Anywhere else it would be six seconds of work at every opening, and write into the sources.
  typescript: { outputFile: join(process.cwd(), 'src/stored-types/payload-types.ts'), autoGenerate: env.isDevelopment },
  upload: { limits: { fileSize: 10_000_000 }, abortOnLimit: true },
})
  .then(mergeEditorTexts(editorTexts))
  .then(nameLockHolders)
  .then(withoutDeadEndpoints)
  .then(withSoundQuestions)
  .then(copiesAreDrafts)
