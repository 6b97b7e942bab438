import { finishedLook, publicLook, toPreviewHref } from '@/src/links/preview-address'
import { compressPage } from '@/src/publishing/finished-page'
import { hardenHtml } from '@/src/publishing/harden-html'
import type { IslandScripts } from '@/src/publishing/place-scripts'
import type { Renderer } from '@/src/publishing/renderer'
import type { PageInspector } from './inspect-page'
import type { PageCheck } from './page-report'
import { type WeighFile, weighPage } from './weigh-page'

type DraftCheckOptions = {
  renderer: Pick<Renderer, 'render'>
  inspector: Pick<PageInspector, 'inspect'>
  islands: IslandScripts | null
  isSecure: boolean
  /** Null where there is no build, whose files could be weighed. */
  weigh: WeighFile | null
}

/** Looks at drafts as their finished pages would be: drawn, hardened, judged and weighed, and stored nowhere. */
export function createDraftCheck({ renderer, inspector, islands, isSecure, weigh }: DraftCheckOptions): PageCheck {
  return async ({ login, asPublic, ...draft }) => {
    const look = asPublic ? `&${publicLook}=${asPublic.draftBlock ?? ''}` : ''
    const href = `${toPreviewHref(draft)}?${finishedLook}=1${look}`
    const { status, body } = await renderer.render(href, { login })
    if (status === 404) return null
    if (status !== 200) throw new Error(`Drawing ${href} answered ${status}`)
    const { html } = hardenHtml(body.toString('utf8'), { isSecure, islands })
    const { files, pictures: named, ...inspected } = await inspector.inspect(html)
    const pictures = await Promise.all(
      named.map(async (picture) => ({ ...picture, bytes: (await weigh?.(picture.href)) ?? 0 })),
    )
    const own = { html: (await compressPage(Buffer.from(withoutRows(html)))).length, files, pictures }
    return { ...inspected, pictures, weight: weigh && (await weighPage(own, weigh)) }
  }
}

/** Visitors get no names of rows. */
function withoutRows(html: string): string {
  return html.replaceAll(/ data-row="[^"]*"/g, '').replaceAll(/(<div[^<>]*) tabindex="-1"/g, '$1')
}
