import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { type Locale, locales } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { isDraftSave } from '@/src/payload-fixes/save-arguments'

const sentences: Record<Locale, StaffText> = staffTexts.requireSimulator.sentences

/**
 * Refuses to publish a simulator in one language while a text of it is missing in the other: both must tell the same of what
 * money costs. The texts of the language being saved are asked for by their own fields.
 */
export const requireSimulatorTexts: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // Trusted code without a user is the import, which writes one language after the other.
  if (!req.user || isDraftSave(req) || data['_status'] !== 'published') return data
  const others = locales.filter((locale) => locale !== req.locale)
  const stored = await readAllLanguages(originalDoc?.id, req)
  const errors = others.flatMap((locale) => {
    const written = new Set(textsOf(stored).flatMap(({ row, text }) => (hasText(text, locale) ? [row] : [])))
    return textsOf(data)
      .filter(({ row }) => row === undefined || !written.has(row))
      .map(({ path }) => ({ path, message: adminText(req, sentences[locale]) }))
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'simulators', errors, req })
  return data
}

async function readAllLanguages(id: unknown, { payload }: PayloadRequest): Promise<unknown> {
  if (typeof id !== 'number') return {}
  // Not with the request of the save: reading would set its language to all, and the save would go on in that.
  return payload.findByID({
    collection: 'simulators',
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    // What is missing does not depend on who asks.
    overrideAccess: true,
  })
}

const rowId = z.string().optional().catch(undefined)
const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])
const withTexts = z.object({
  name: z.unknown().optional(),
  notice: z.unknown().optional(),
  products: rowsOf(
    z.object({
      id: rowId,
      name: z.unknown().optional(),
      conditions: rowsOf(z.object({ fees: rowsOf(z.object({ id: rowId, label: z.unknown().optional() })) })),
    }),
  ),
})

/** Every text that a simulator must have: where it is, the row it belongs to in both languages, and the text or texts. */
function textsOf(document: unknown): { path: string; row: string | undefined; text: unknown }[] {
  const { name, notice, products } = withTexts.parse(document)
  return [
    { path: 'name', row: 'name', text: name },
    { path: 'notice', row: 'notice', text: notice },
    ...products.flatMap((product, position) => [
      { path: `products.${position}.name`, row: product.id, text: product.name },
      ...product.conditions.flatMap(({ fees }, index) =>
        fees.map(({ id, label }, place) => ({
          path: `products.${position}.conditions.${index}.fees.${place}.label`,
          row: id,
          text: label,
        })),
      ),
    ]),
  ]
}

function hasText(texts: unknown, locale: Locale): boolean {
  return Boolean(z.record(z.string(), z.unknown()).safeParse(texts).data?.[locale])
}
