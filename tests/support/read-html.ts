import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A page as the tests look at it. */
export type ReadPage = {
  lang: string
  title: string
  description: string
  canonical: string
  alternates: Readonly<Record<string, string>>
  headings: readonly string[]
  /** The words of the main landmark, without parts that say they are in another language. */
  mainText: string
  scripts: readonly string[]
}

/** Reads the HTML of a page. */
export function readHtml(source: string): ReadPage {
  const elements = listElements(parse(source))
  const meta = (name: string) =>
    attribute(
      elements.find((element) => attribute(element, 'name') === name),
      'content',
    )
  const links = (rel: string) =>
    elements.filter(({ tagName, ...element }) => tagName === 'link' && attributeOf(element, 'rel') === rel)
  const main = elements.find(({ tagName }) => tagName === 'main')
  return {
    lang: attribute(
      elements.find(({ tagName }) => tagName === 'html'),
      'lang',
    ),
    title: textOf(elements.find(({ tagName }) => tagName === 'title')),
    description: meta('description'),
    canonical: attribute(links('canonical')[0], 'href'),
    alternates: Object.fromEntries(
      links('alternate').map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    ),
    headings: elements.filter(({ tagName }) => tagName === 'h1').map(textOf),
    mainText: textOf(main),
    scripts: elements.filter(({ tagName }) => tagName === 'script').map((element) => attribute(element, 'type')),
  }
}

function listElements(node: Node): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : []
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own
}

function attribute(element: Pick<Element, 'attrs'> | undefined, name: string): string {
  return element ? attributeOf(element, name) : ''
}

function attributeOf({ attrs }: Pick<Element, 'attrs'>, name: string): string {
  return attrs.find((candidate) => candidate.name === name)?.value ?? ''
}

function textOf(node: Node | undefined): string {
  if (!node) return ''
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  if (defaultTreeAdapter.isElementNode(node) && ['script', 'style', 'svg'].includes(node.tagName)) return ''
  if (defaultTreeAdapter.isElementNode(node) && node.tagName !== 'html' && attributeOf(node, 'lang') !== '') return ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : ''
}
