import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { JSDOM } from 'jsdom'

/*
 * Looks at finished pages, in a thread of its own, because judging one takes a second in which this process serves visitors.
 * Node runs it as it is, so it imports nothing of the project. No script of a page runs, and nothing is fetched.
 */

const require = createRequire(import.meta.url)
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const portuguese: unknown = JSON.parse(readFileSync(require.resolve('axe-core/locales/pt_PT.json'), 'utf8'))

/**
 * Colours and sizes need a browser that lays pages out; they depend on the code alone and are tested with it. The heading of the
 * first level is judged below.
 */
const rules = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  'page-has-heading-one': { enabled: false },
}
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** As wide as a phone's screen in dots: the smallest file that fills it is the one that a phone takes. */
const phoneWidth = 720

const rowOf = (element: Element | null) => element?.closest('[data-row]')?.getAttribute('data-row') ?? null

async function judge({ window }: JSDOM) {
  window.eval(axeSource)
  const { axe } = window
  const english = new Map<string, string>()
  for (const { ruleId, help } of axe.getRules()) english.set(ruleId, help)
  axe.configure({ locale: portuguese })
  const { violations } = await axe.run(window.document, {
    rules,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    preload: false,
    elementRef: true,
  })
  return violations.flatMap(({ id, help, tags: own, nodes }) =>
    nodes.map(({ element, html }) => ({
      rule: id,
      isWcag: own.some((tag) => /^wcag\d+a/.test(tag)),
      pt: help,
      en: english.get(id) ?? help,
      row: rowOf(element ?? null),
      isInMain: element?.closest('main') != null,
      html: html.slice(0, 160),
    })),
  )
}

/** axe leaves this one open without a layout: something could lie over the page. */
function judgeFirstHeading(document: Document) {
  const headings = [...document.querySelectorAll('h1')]
  if (headings.length === 1) return []
  return [
    {
      rule: 'page-has-heading-one',
      isWcag: false,
      pt: 'A página tem de ter um título de primeiro nível, e só um',
      en: 'The page must have one heading of the first level, and only one',
      row: rowOf(headings[1] ?? null),
      isInMain: true,
      html: headings[1]?.outerHTML.slice(0, 160) ?? '',
    },
  ]
}

/** Links within the page, which name its whole address or only the place, to a place that it does not have. */
function findLostAnchors(document: Document) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const own = canonical ? new URL(canonical).pathname : null
  return [...document.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const [path, place = ''] = (link.getAttribute('href') ?? '').split('#')
    const anchor = decodeURIComponent(place)
    const isHere = path === '' || path === own
    const isThere = anchor === '' || anchor === 'top' || document.getElementById(anchor) !== null
    return !isHere || isThere ? [] : [{ anchor, row: rowOf(link) }]
  })
}

function readTexts(document: Document) {
  return [...document.querySelectorAll('main p, main li, main dd')].flatMap((element) => {
    const isRead = element.querySelector('p, li, dd') === null && element.closest('nav, form, table, template') === null
    const text = isRead ? (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : ''
    return text === '' ? [] : [{ text, row: rowOf(element) }]
  })
}

/** The file of a picture that a phone takes, of the first format, which all browsers of today know. */
function chooseFile(image: Element): string {
  const candidates = (image.closest('picture')?.querySelector('source')?.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([href, width]) => (href && width ? [{ href, width: Number.parseInt(width, 10) }] : []))
    .toSorted((one, other) => one.width - other.width)
  const chosen = candidates.find(({ width }) => width >= phoneWidth) ?? candidates.at(-1)
  return chosen?.href ?? image.getAttribute('src') ?? ''
}

async function inspect(html: string) {
  const dom = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true, url: 'http://localhost/' })
  try {
    const { document } = dom.window
    // Only in previews can blocks be reached with the keyboard.
    for (const block of document.querySelectorAll('[data-row]')) block.removeAttribute('tabindex')
    return {
      violations: [...(await judge(dom)), ...judgeFirstHeading(document)],
      lostAnchors: findLostAnchors(document),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      texts: readTexts(document),
      pictures: [...document.querySelectorAll('img')].map((image) => ({ href: chooseFile(image), row: rowOf(image) })),
      files: [...document.querySelectorAll('link[rel~="stylesheet"], link[rel~="preload"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
      isTool: document.querySelector('main form, main [data-island]') !== null,
    }
  } finally {
    dom.window.close()
  }
}

parentPort?.on('message', async (html: string) => {
  try {
    parentPort?.postMessage({ inspection: await inspect(html) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
