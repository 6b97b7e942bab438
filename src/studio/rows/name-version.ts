import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import type { NameCode } from './name-code'

/** A version of a form, by the number of its document: its number among those of the form. */
export const nameVersion: NameCode = async (code, { payload, language }) => {
  const version = await payload.findByID({
    collection: 'form-versions',
    id: Number(code),
    select: { number: true },
    depth: 0,
    overrideAccess: true, // numbers of versions alone, which everybody who works here reads
    disableErrors: true,
  })
  return version ? fillText(staffTexts.versionNumber, { number: version.number })[language] : code
}
