import { z } from 'zod'
import type { CmsAnswer, WorkingCms } from '../working-cms'
import { isAllowed, toAllowedCell, toCell } from './cells'
import type { matrixOf } from './matrix-of'

type Global = Awaited<ReturnType<WorkingCms['shapes']>>['globals'][number]

const shown = z.looseObject({ _status: z.string().nullish() })

/** What of a global somebody sees who asks for the newest there is. */
function toGlobalCell(answer: CmsAnswer, name: string | null): string {
  if (!isAllowed(answer)) return '-'
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(answer.body)
  const status = shown.safeParse(name && data ? data.data[name] : answer.body).data?._status
  return status ?? 'yes'
}

/** The rows of a global, of which there is a public version and a draft where it has versions. */
export async function globalRows(
  cms: WorkingCms,
  { row, leastInput }: ReturnType<typeof matrixOf>,
  { slug, name, hasVersions }: Global,
): Promise<string[]> {
  if (hasVersions) {
    await cms.trusted('updateGlobal', { slug, data: { _status: 'published' } })
    await cms.trusted('updateGlobal', { slug, draft: true, data: {} })
  }
  const draft = hasVersions ? '(draft: true)' : ''
  const field = hasVersions ? '_status' : '__typename'
  const input = name ? await leastInput(name) : ''
  const change = `${hasVersions ? 'draft: true, ' : ''}data: { ${input} }`
  const rows = [
    await row(`globals/${slug}`, 'read', async (person) =>
      toCell({
        rest: toGlobalCell(await person.rest('GET', `/globals/${slug}?draft=true`), null),
        local: toGlobalCell(await person.local('findGlobal', { slug, draft: true }), null),
        ...(name ? { graphQL: toGlobalCell(await person.graphQL(`{ ${name}${draft} { ${field} } }`), name) } : {}),
      }),
    ),
    await row(`globals/${slug}`, 'update', async (person) =>
      toAllowedCell({
        rest: await person.rest('POST', `/globals/${slug}?draft=true`, {}),
        local: await person.local('updateGlobal', { slug, draft: true, data: {} }),
        ...(name ? { graphQL: await person.graphQL(`mutation { update${name}(${change}) { ${field} } }`) } : {}),
      }),
    ),
  ]
  if (!hasVersions) return rows
  const versions = await row(`globals/${slug}`, 'read versions', async (person) =>
    toAllowedCell({
      rest: await person.rest('GET', `/globals/${slug}/versions?depth=0`),
      local: await person.local('findGlobalVersions', { slug, depth: 0 }),
      ...(name ? { graphQL: await person.graphQL(`{ versions${name} { totalDocs } }`) } : {}),
    }),
  )
  return [...rows, versions]
}
