/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/issues/34063
 * Test: src/publishing/harden-html.test.ts
 * Goes when: a page can be drawn without the data of the router, for visitors who get no framework script.
 */

/**
 * What Next tells its router of the page: half of all that it drew. It holds no `<`, which Next escapes; a script that does is left to
 * whoever parses the page.
 */
const routerData = /<script>self\.__next_f\.push\([^<]*<\/script>/g

/** A page that Next drew without what only its router reads, so that the parser, which goes character by character, has half of it. */
export function withoutRouterData(html: string): string {
  return html.replaceAll(routerData, '')
}
