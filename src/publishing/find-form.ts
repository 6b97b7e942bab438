import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { z } from 'zod'
import { readFormHref } from '@/src/links/form-href'
import type { ShownForm } from '@/src/publications/shown-form'

/** A form in the HTML of a page, as its island holds it. */
export type FoundForm = {
  id: string
  headingLevel: 2 | 3
  /** The fingerprint of the version that it was drawn with. */
  version: string
  /** Where it begins and ends in the text. */
  start: number
  end: number
}

type Element = DefaultTreeAdapterTypes.Element

const islandProps = z.object({
  id: z.string(),
  action: z.string(),
  headingLevel: z.union([z.literal(2), z.literal(3)]),
  controls: z.object({ version: z.string() }),
})

/** The name that the island of forms goes by. */
const islandName = 'BankForm'

/** The first form of a page that is posted to an address; null when it shows none. */
export function findForm(html: string, action: string): FoundForm | null {
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const place = element.sourceCodeLocation
    const props = place && readFormProps(element)
    if (!props || props.action !== action) continue
    const { id, headingLevel, controls } = props
    return { id, headingLevel, version: controls.version, start: place.startOffset, end: place.endOffset }
  }
  return null
}

/** The form that an element is drawn for, by its key and version; null where it is drawn for none. */
export function readShownForm(element: Element): ShownForm | null {
  const props = readFormProps(element)
  const form = props && readFormHref(props.action)
  return form && { formKey: form.formKey, version: props.controls.version }
}

function readFormProps(element: Element): z.infer<typeof islandProps> | null {
  if (attributeOf(element, 'data-island') !== islandName) return null
  return islandProps.safeParse(JSON.parse(attributeOf(element, 'data-props') ?? 'null')).data ?? null
}

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
