import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import { pagePolicy } from '@/src/http/policy'
import { withoutRouterData } from '@/src/next-fixes/router-data'
import { type PublishingNotes, publishingNotes, publishingNotesId } from '@/src/publications/publishing-notes'
import type { ShownForm } from '@/src/publications/shown-form'
import { readShownForm } from './find-form'
import { hasIsland, type IslandScripts, placeScripts } from './place-scripts'
import { setText } from './set-text'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** A finished page: its bytes and the Content-Security-Policy made for exactly these bytes. */
export type HardenedPage = {
  html: string
  contentSecurityPolicy: string
  /** What the page says to the publishing engine. */
  notes: PublishingNotes
  /** The words of the page's main part, for search. */
  text: string
  /** The addresses of uploaded files that the page names. */
  uploads: readonly string[]
  /** The paths of the pictures that the page itself shows, as a visitor's request has them once it is read. */
  shownPictures: readonly string[]
  /** The forms in the page's main part. */
  shownForms: readonly ShownForm[]
}

type HardenOptions = {
  /** Origins, besides the site's own, that forms of this page may post to. */
  formOrigins?: readonly string[]
  /** Whether the site's own address is `https:`; only then may plain requests be upgraded. */
  isSecure: boolean
  /** The scripts of islands; without them islands stay the plain HTML that they are drawn as. */
  islands?: IslandScripts | null
}

const noScripts = ["'none'"] as const

/**
 * Turns what Next drew into what visitors get: without any framework script, because content pages need none, and with the
 * strictest policy that the page allows, and with its text set. A page with islands gets one small script in its place. Pure; the same input always
 * gives the same bytes.
 *
 * JSON-LD stays: it is data, which browsers never run.
 */
export function hardenHtml(source: string, options: HardenOptions): HardenedPage {
  const { formOrigins = [], isSecure, islands: islandScripts = null } = options
  const document = parse(withoutRouterData(source))
  const styleHashes: string[] = []
  let notes: PublishingNotes = publishingNotes.parse({ tags: [] })
  const uploads = new Set<string>()
  const shownPictures = new Set<string>()
  const shownForms: ShownForm[] = []
  const islands: Element[] = []
  let head: Element | undefined
  visit(document, (element) => {
    if (attributeOf(element, 'id') === publishingNotesId) {
      notes = publishingNotes.parse(JSON.parse(textOf(element)))
      return 'remove'
    }
    if (isFrameworkScript(element) || isScriptPreload(element)) return 'remove'
    for (const address of addressesIn(element)) {
      if (!isUpload(address)) continue
      uploads.add(address)
      if (isShown(element, address)) shownPictures.add(decodeURIComponent(address))
    }
    const form = readShownForm(element)
    if (form) shownForms.push(form)
    if (element.tagName === 'head') head ??= element
    if (hasIsland(element, islandScripts)) islands.push(element)
    if (element.tagName === 'style') styleHashes.push(hashOf(textOf(element)))
    removeAttribute(element, 'style')
    removeAttribute(element, 'data-modules')
    removeAttribute(element, 'data-precedence')
    removeHandlers(element)
    return 'keep'
  })
  removeComments(document, new Set(islands))
  if (head) placeFontFirst(head)
  setText(document)
  const scripts = islandScripts && head && islands.length > 0 ? placeScripts(islands, head, islandScripts) : noScripts
  return {
    html: serialize(document),
    contentSecurityPolicy: pagePolicy({ scripts, styleHashes, formOrigins, isSecure }),
    notes,
    uploads: [...uploads],
    shownPictures: [...shownPictures],
    shownForms,
    text: mainText(document),
  }
}

/** Every address that an element names, in whatever attribute. */
function addressesIn(element: Element): string[] {
  return element.attrs.flatMap(({ name, value }) => {
    if (name === 'src' || name === 'href' || name === 'poster') return [value]
    return name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '') : []
  })
}

function isUpload(address: string): boolean {
  return /^\/(?:media|documents)\/./.test(address)
}

/** What a link leads to is no part of the page: somebody may have typed an address at which nothing was yet. */
function isShown({ tagName }: Element, address: string): boolean {
  return tagName !== 'a' && tagName !== 'area' && address.startsWith('/media/')
}

function isFrameworkScript(element: Element): boolean {
  if (element.tagName !== 'script') return false
  const type = attributeOf(element, 'type')
  return type !== 'application/ld+json'
}

function isScriptPreload(element: Element): boolean {
  if (element.tagName !== 'link') return false
  const rel = attributeOf(element, 'rel')
  return rel === 'modulepreload' || (rel === 'preload' && attributeOf(element, 'as') === 'script')
}

function visit(node: ParentNode, decide: (element: Element) => 'keep' | 'remove'): void {
  for (const child of childrenOf(node)) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    if (decide(child) === 'remove') defaultTreeAdapter.detachNode(child)
    else visit(child, decide)
  }
}

/** React asks for the font before or after the title, as its work happens to end: the same page has the same bytes. */
function placeFontFirst(head: Element): void {
  const title = elementsIn(head).find(({ tagName }) => tagName === 'title')
  if (!title) return
  for (const link of elementsIn(head)) {
    if (link.tagName !== 'link' || attributeOf(link, 'as') !== 'font') continue
    defaultTreeAdapter.detachNode(link)
    defaultTreeAdapter.insertBefore(head, link, title)
  }
}

const elementsIn = (parent: ParentNode) => parent.childNodes.filter(defaultTreeAdapter.isElementNode)

/** React finds its way through an island by comments in it. Everywhere else they say nothing. */
function removeComments(node: ParentNode, islands: ReadonlySet<ParentNode>): void {
  if (islands.has(node)) return
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isCommentNode(child)) defaultTreeAdapter.detachNode(child)
    else if ('childNodes' in child) removeComments(child, islands)
  }
}

/** A copy, because the walk removes some. A template keeps its children apart. */
function childrenOf(node: ParentNode): DefaultTreeAdapterTypes.ChildNode[] {
  return [...('content' in node ? node.content.childNodes : node.childNodes)]
}

const silent: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript', 'nav', 'form'])

/** The words of the main landmark as they are read; what only leads elsewhere is not what a page is about. */
function mainText(node: ParentNode): string {
  const words: string[] = []
  const read = (parent: ParentNode, isInMain: boolean) => {
    for (const child of parent.childNodes) {
      if (isInMain && defaultTreeAdapter.isTextNode(child)) words.push(child.value)
      if (!defaultTreeAdapter.isElementNode(child) || isSilent(child)) continue
      read(child, isInMain || child.tagName === 'main')
      words.push(' ')
    }
  }
  read(node, false)
  return words.join('').replaceAll(/\s+/g, ' ').trim()
}

/** What is hidden from who listens is a picture, or repeats what stands beside it. */
function isSilent(element: Element): boolean {
  return silent.has(element.tagName) || attributeOf(element, 'aria-hidden') === 'true'
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name)
}

/** Foreign content (SVG, MathML) can carry handlers too; nothing of ours writes any. */
function removeHandlers(element: Element): void {
  element.attrs = element.attrs.filter(({ name }) => !name.startsWith('on'))
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
