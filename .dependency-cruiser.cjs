const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { readFloors } = require('./scripts/walls/read-floors.cjs')

/** The import directions of the layout. Each rule says in a sentence what it protects. */

const tests = '\\.test(-d)?\\.tsx?$'

const rows = readFloors(readFileSync(join(__dirname, 'docs/architecture.md'), 'utf8'))

/** The files of a folder. Those of a folder in it that has a row of its own are not among them. */
const filesOf = (name) => (rows.some(({ folder }) => folder.startsWith(`${name}/`)) ? `${name}/[^/]+$` : `${name}/`)

/** A rule for each row of docs/architecture.md. */
const floors = rows.map(({ folder, mayImport }) => ({
  name: `floor-of-${folder.replace('src/', '')}`,
  comment: `What ${folder} may import stands in docs/architecture.md.`,
  severity: 'error',
  from: { path: `^${filesOf(folder)}`, pathNot: tests },
  to: {
    path: '^(blocks|graphql|messages|site|src)/',
    pathNot: `^(${[folder, ...mayImport].map(filesOf).join('|')})`,
  },
}))

const site =
  '^(blocks|src/(app/\\(site\\)|content|drawing|forms|http|i18n|islands|links|map|page-check|publications|publishing|rich-text|search|site|submissions|ui))/'

module.exports = {
  forbidden: [
    ...floors,
    {
      name: 'schemas-know-nothing',
      comment:
        'site/schemas holds rules and calculations that server, browser and CMS share: of ours it knows what a form is, and the country.',
      severity: 'error',
      from: { path: '^site/schemas/', pathNot: tests },
      to: { path: '^(blocks|graphql|messages|src)/', pathNot: '^src/(forms/definition|country)/' },
    },
    {
      name: 'no-block-imports-a-block',
      comment: 'Two blocks that need the same thing find it in src/ui, not in each other.',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/' },
      to: { path: '^blocks/[^/]+/', pathNot: '^blocks/$1/' },
    },
    {
      name: 'cms-stays-behind-its-border',
      comment: 'Only the CMS side may import Payload: the site reads content through GraphQL.',
      severity: 'error',
      from: { path: site, pathNot: ['^blocks/([^/]+/config|configs)\\.ts$', tests] },
      to: { path: 'node_modules/(payload|@payloadcms)/' },
    },
    {
      name: 'governance-knows-no-payload',
      comment: 'Who may approve is decided by rules that need no CMS: what stores and records is handed in.',
      severity: 'error',
      from: { path: '^src/governance/', pathNot: tests },
      to: { path: 'node_modules/(payload|@payloadcms)/' },
    },
    {
      name: 'site-does-not-import-the-cms',
      comment: 'The one door from the site to the CMS is src/site/content-source.ts.',
      severity: 'error',
      from: { path: site, pathNot: ['^(blocks/([^/]+/config|configs)\\.ts|src/site/content-source\\.ts)$', tests] },
      to: { path: '^src/(audit|cms|evidence|form-builder|identity|payload-fixes|portable-content)/' },
    },
    {
      name: 'cms-does-not-import-the-site',
      comment: 'The CMS must not depend on how the site draws.',
      severity: 'error',
      from: { path: '^src/(audit|cms|evidence|identity|portable-content)/' },
      to: { path: '^(src/(app|content|publishing|site)/|blocks/(?!configs|read-block-readme))' },
    },
    {
      name: 'config-is-loaded-outside-the-bundler',
      comment: "A block's config.ts is read by Payload's command line: no component and no style may come with it.",
      severity: 'error',
      from: { path: '^blocks/[^/]+/config\\.ts$' },
      to: { path: '\\.(tsx|css)$' },
    },
    {
      name: 'content-is-the-only-reader',
      comment: 'Only src/content talks GraphQL.',
      severity: 'error',
      from: { path: '^(blocks|src)/', pathNot: '^src/(content|cms|app/\\(payload\\))/' },
      to: { path: 'node_modules/(@apollo|graphql|graphql-ws)/' },
    },
    {
      name: 'files-of-strangers-are-read-in-threads',
      comment:
        "What unpacks and parses visitors' files is loaded by threads alone, by its path: see src/visitor-work. What reads who wrote a sealed report's files is in a process of its own.",
      severity: 'error',
      from: { path: '^(blocks|src)/', pathNot: '^src/(submissions/files/inspection|intake/traces)/' },
      to: { path: '^src/submissions/files/inspection/' },
    },
    {
      name: 'sealed-reports-are-read-in-their-processes',
      comment:
        'What reads a report and its files is loaded by the process that takes one connection and ends: see ADR 071.',
      severity: 'error',
      from: { path: '^(blocks|src)/', pathNot: '^src/(intake/|server/intake/intake-process\\.ts$)' },
      to: { path: '^src/intake/(answer-|take-files|send-report|open-mailbox|traces/)' },
    },
    {
      name: 'posts-of-strangers-are-read-in-threads',
      comment:
        'What takes apart, parses and judges posts is loaded by threads alone, by its path. The listeners count bytes: see ADR 051.',
      severity: 'error',
      from: { path: '^src/(server|submissions|app|publishing)/', pathNot: '^src/submissions/reading/|\\.test\\.tsx?$' },
      to: {
        path: '^src/submissions/reading/|^src/forms/submission/(judge-posted|parse-posted|parse-url-encoded)\\.ts$|node_modules/@fastify/busboy/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'who-answers-does-not-draw',
      comment:
        'What answers visitors neither parses, searches nor draws: that is done in src/server/entries/drawing-process.ts.',
      severity: 'error',
      from: {
        path: '^src/(http/[^/]+|server/(public/(public-listener|login)|[^/]+/[^/]+-answers|forms/form-posts)|drawing/(computed-pages|drawing|drawing-process-keeper|fair-queue))\\.ts$',
      },
      to: {
        path: '^src/(publishing/(draw-page|find-form|harden-html|renderer|site-search)|search/search-index|drawing/(answer-question|form-on-page|serve-drawing))\\.ts$|node_modules/(@fastify/busboy|libphonenumber-js|minisearch|next|parse5|pdf-lib|react-dom|saxes|sharp|yauzl)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one concept in two places, if only for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|\\.data|src/cms/migrations|importMap)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
