/*
 * Workaround
 * Package: pdfjs-dist 6.5.438
 * Upstream: https://github.com/mozilla/pdf.js/blob/v6.5.438/src/core/wasm_image.js
 * Test: tests/e2e/desk-files.spec.ts
 * Goes when: the reader of PDFs takes what decodes JBIG2, fax and JPEG 2000 without WASM by another way than fetching it.
 */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/** Where the reader of PDFs would fetch a decoder as a script, which no policy of ours lets it. */
const fetched = /await import\(\s*(?:\/\*[^*]*\*\/\s*)*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/

/** Puts the decoders of what scanners write into the reader of PDFs. */
export const pdfDecoders: Plugin = {
  name: 'pdf-decoders',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!fetched.test(source)) throw new Error('The reader of PDFs fetches its decoders in another way')
      const decoders = ['jbig2', 'openjpeg'].map(
        (name) => `import ${name}WithoutWasm from '../wasm/${name}_nowasm_fallback.js';`,
      )
      const chosen = "{ default: this._noWasmFilename.startsWith('jbig2') ? jbig2WithoutWasm : openjpegWithoutWasm }"
      return {
        contents: `${decoders.join('\n')}\n${source.replace(fetched, chosen)}`,
        loader: 'js',
        resolveDir: dirname(path),
      }
    })
  },
}
