import type { Payload } from 'payload'
import { localDay } from '@/src/country/local-day'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { checkPlace } from '@/src/forms/pages/step-controls'
import { locales } from '@/src/i18n/locales'
import type { Form, FormVersion } from '@/src/stored-types/payload-types'
import { compareVersions, type VersionComparison } from '../release/compare-versions'
import { type ReleasedCell, releaseCounts } from '../release/release-counts'
import { summariseVersion, type VersionSummary } from '../release/summarise-version'
import { findCarriedRow, findCountRows } from './count-rows'
import { isCounted } from './is-counted'

/** A version with what was released of it. */
export type VersionStatistics = Pick<FormVersion, 'number' | 'state' | 'publishedAt' | 'endedAt'> & {
  definition: FormDefinition
  cells: readonly ReleasedCell[]
  summary: VersionSummary
}

/** The statistics of a form as people may see them. */
export type FormStatistics = {
  formKey: string
  /** The newest first. */
  versions: readonly VersionStatistics[]
  /** What the last published change did; null while there was none. */
  lastChange: { from: number; to: number; comparison: VersionComparison } | null
}

/**
 * Reads what may be shown of a form. Who may see it is decided by whoever asks.
 *
 * @param now ms since 1970
 * @returns null of a form that is not counted, because only investigators read what it brings in.
 */
export async function readStatistics(
  payload: Payload,
  { id, key }: Pick<Form, 'id' | 'key'>,
  now: number,
): Promise<FormStatistics | null> {
  if (!(await isCounted(payload, key))) return null
  const cells = releaseCounts(await findCountedDays(payload, key), { before: localDay(now) })
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { form: { equals: id }, audience: { equals: 'staff' } },
    sort: '-number',
    pagination: false,
    depth: 0,
    overrideAccess: true, // everybody of the bank may read versions
  })
  const versions = docs.map((version) => toVersionStatistics(version, cells))
  const [after, before] = versions
  return {
    formKey: key,
    versions,
    lastChange:
      after && before
        ? { from: before.number, to: after.number, comparison: compareVersions(before.summary, after.summary) }
        : null,
  }
}

/** What is left of forgotten days, and every day after them. */
async function findCountedDays(payload: Payload, formKey: string) {
  const carried = await findCarriedRow(payload, formKey)
  const rows = await findCountRows(payload, { formKey: { equals: formKey } })
  const last = carried?.forgottenTo ?? ''
  return [...(carried ? [carried] : []), ...rows.filter(({ day }) => day !== null && day > last)]
}

function toVersionStatistics(version: FormVersion, released: readonly ReleasedCell[]): VersionStatistics {
  const { number, state, publishedAt, endedAt } = version
  const definition = parseFormDefinition(version.definition)
  const cells = released.filter((cell) => cell.version === number)
  const summary = summariseVersion(cells, { places: toPlaces(definition), locales })
  return { number, state, publishedAt, endedAt: endedAt ?? null, definition, cells, summary }
}

/** The pages of a form as they are counted: the check of all answers stands before the last one. */
function toPlaces({ fields }: FormDefinition): string[] {
  const pages = fields.filter(({ type, retired }) => type === 'page' && !retired).map(({ key }) => key)
  return pages.length === 0 ? [''] : [...pages.slice(0, -1), checkPlace, ...pages.slice(-1)]
}
