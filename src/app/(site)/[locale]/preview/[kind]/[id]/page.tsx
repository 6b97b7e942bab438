import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BrokenBlocks } from '@/src/app/(payload)/preview-tools/BrokenBlocks'
import { guardBlock } from '@/src/app/(payload)/preview-tools/guard-block'
import { PreviewEditing } from '@/src/app/(payload)/preview-tools/PreviewEditing'
import { isLocale } from '@/src/i18n/locales'
import { parseDraftBlock, toDraftBlock } from '@/src/links/draft-block'
import {
  besideForm,
  type DraftLook,
  finishedLook,
  isPreviewKind,
  loginCookie,
  publicLook,
  toEditingHref,
} from '@/src/links/preview-address'
import { PreviewBar } from '@/src/site/PreviewBar'
import { loadDraft } from '@/src/site/page-data'
import { SitePage } from '@/src/site/SitePage'
import { toMetadata } from '@/src/site/to-metadata'

type PreviewProps = {
  params: Promise<{ locale: string; kind: string; id: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export const dynamic = 'force-dynamic'

/** What is judged as visitors would get it has its title too. */
export async function generateMetadata({ params, searchParams }: PreviewProps): Promise<Metadata> {
  const robots = { index: false, follow: false }
  const { locale, kind, id } = await params
  const asked = await searchParams
  if (asked[finishedLook] === undefined || !isLocale(locale) || !isPreviewKind(kind)) return { robots }
  const draft = await loadDraft(locale, kind, Number(id), (await cookies()).get(loginCookie)?.value, toLook(asked))
  return draft === null || draft === 'stranger' ? { robots } : toMetadata(draft)
}

/**
 * A document as it was last saved, as visitors would see it, for people who are logged in. Reached on the CMS listener only:
 * the public listener refuses the address, and nothing of it is ever stored.
 */
export default async function Preview({ params, searchParams }: PreviewProps) {
  const { locale, kind, id } = await params
  if (!isLocale(locale) || !isPreviewKind(kind) || !/^\d{1,9}$/.test(id)) notFound()
  setRequestLocale(locale)
  const editingHref = toEditingHref({ kind, id: Number(id), locale })
  const asked = await searchParams
  // Loaded only for who edits: it knows the fields of every block.
  const marks =
    asked[besideForm] === undefined
      ? undefined
      : (await import('@/src/app/(payload)/preview-tools/mark-words')).createWordMarks()
  const token = (await cookies()).get(loginCookie)?.value
  const draft = await loadDraft(locale, kind, Number(id), token, toLook(asked), marks?.mark)
  if (draft === 'stranger') redirect(`/admin/login?redirect=${encodeURIComponent(editingHref)}`)
  if (draft === null) notFound()
  const { brokenBlocks, ...data } = draft
  if (asked[finishedLook] !== undefined) {
    // Whoever judges it must not take a page for whole that visitors would not get.
    if (brokenBlocks.length > 0) throw new Error('The draft holds blocks that cannot be read')
    return <SitePage {...data} blockChoice={null} showsRows />
  }
  const page = (
    <>
      <BrokenBlocks blocks={brokenBlocks} />
      <SitePage {...data} blockChoice={null} showsRows guard={guardBlock} />
      <PreviewEditing words={marks?.words ?? []} />
    </>
  )
  // Whoever sees it beside the form is there already, and a way to another page would end that.
  if (asked[besideForm] !== undefined) return page
  return (
    <PreviewBar editingHref={editingHref} kind={kind} id={Number(id)}>
      {page}
    </PreviewBar>
  )
}

function toLook(asked: Awaited<PreviewProps['searchParams']>): DraftLook {
  if (asked[besideForm] !== undefined) return 'hidden'
  const block = asked[publicLook]
  if (asked[finishedLook] === undefined || typeof block !== 'string') return 'saved'
  const draftBlock = parseDraftBlock(block)
  return draftBlock ? `public ${toDraftBlock(draftBlock)}` : 'public'
}
