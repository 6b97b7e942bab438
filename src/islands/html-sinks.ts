import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** What Leaflet 1.9.4 does when it is loaded, and the same by elements: it only asks whether the browser draws SVG. */
const markup = "div.innerHTML = '<svg/>';"
const elements = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * Takes out of Leaflet the one place where it writes markup by itself: `require-trusted-types-for 'script'` would end its script
 * there. What else of it writes markup is only reached by options that the map of this site does not use.
 *
 * The build fails when the place is not found, as with another version of Leaflet.
 */
export const withoutHtmlSinks: Plugin = {
  name: 'without-html-sinks',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]leaflet[\\/]dist[\\/]leaflet-src\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      if (!contents.includes(markup)) {
        return { errors: [{ text: `${path}: Leaflet no longer writes markup where it did. Look where it does now.` }] }
      }
      return { contents: contents.replace(markup, elements) }
    }),
}
