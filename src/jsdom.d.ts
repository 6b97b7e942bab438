// jsdom ships no types. Only what src/page-check/page-inspector.ts uses is described here, so that a wider use has to be thought about.
declare module 'jsdom' {
  interface AxeNode {
    element?: Element
    html: string
  }

  interface AxeViolation {
    id: string
    help: string
    tags: string[]
    nodes: AxeNode[]
  }

  /** What axe-core brings into the window of a page. */
  interface Axe {
    getRules(): { ruleId: string; help: string }[]
    configure(options: { locale: unknown }): void
    run(document: Document, options: object): Promise<{ violations: AxeViolation[] }>
  }

  export class JSDOM {
    constructor(html: string, options: { runScripts: 'outside-only'; pretendToBeVisual: boolean; url: string })
    readonly window: { document: Document; axe: Axe; eval(source: string): unknown; close(): void }
  }
}
