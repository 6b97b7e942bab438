import type { Plugin } from 'esbuild'

/**
 * What takes the place of packages that an island would carry and never asks: their names, and the module in their place. Each does
 * the plain thing, should it ever be asked.
 */
const replacements: Readonly<Record<string, string>> = {
  // RJSF draws a description or help as Markdown where its interface is told to: no form of ours can tell it.
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children',
  // RJSF resolves references against an `$id`, which the rules of our forms refuse: theirs are all within the form.
  'fast-uri': `export default {
    resolve: (base, reference) => new URL(reference, base).href,
    equal: (one, other) => one === other,
  }`,
  // Grids that an interface lays out by itself: forms of ours are lists of questions.
  './LayoutGridField.js': 'export default () => null',
  './LayoutMultiSchemaField.js': 'export default () => null',
  './LayoutHeaderField.js': 'export default () => null',
  // Stars, files as texts, and dates in three lists: ours asks for dates and files with fields of its own.
  './FileWidget.js': 'export default () => null',
  './RatingWidget.js': 'export default () => null',
  './AltDateWidget.js': 'export default () => null',
  './AltDateTimeWidget.js': 'export default () => null',
  // The long expressions by which the validator knows formats: what it judges for forms has none, our own rules decide about those.
  './format.js': 'export const format = {}',
}

/** Takes the packages out of islands that no form or text of the site needs. The server keeps them, and never asks them either. */
export const lighterPackages: Plugin = {
  name: 'lighter-packages',
  setup: ({ onResolve, onLoad }) => {
    onResolve(
      {
        filter:
          /^(?:markdown-to-jsx\/react|fast-uri|\.\/Layout\w+Field\.js|\.\/(?:File|Rating|AltDate\w*)Widget\.js|\.\/format\.js)$/,
      },
      ({ path, importer }) => {
        const isOther = path === './format.js' && !importer.includes('/@cfworker/json-schema/')
        return path in replacements && !isOther ? { path, namespace: 'lighter-package', sideEffects: false } : undefined
      },
    )
    onLoad({ filter: /.*/, namespace: 'lighter-package' }, ({ path }) => ({ contents: replacements[path] ?? '' }))
  },
}
