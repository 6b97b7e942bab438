import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PreviewEditing } from '@/src/app/(payload)/preview-tools/PreviewEditing'
import { isLocale } from '@/src/i18n/locales'
import { besideForm, isPreviewKind, toEditingHref } from '@/src/links/preview-address'
import { PreviewBar } from '@/src/site/PreviewBar'
import { loadDraft } from '@/src/site/page-data'
import { SitePage } from '@/src/site/SitePage'

type PreviewProps = {
  params: Promise<{ locale: string; kind: string; id: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Name of the cookie that holds a person's login to the CMS. */
const loginCookie = 'payload-token'

/**
 * A document as it was last saved, as visitors would see it, for people who are logged in. Reached on the CMS listener only:
 * the public listener refuses the address, and nothing of it is ever stored.
 */
export default async function Preview({ params, searchParams }: PreviewProps) {
  const { locale, kind, id } = await params
  if (!isLocale(locale) || !isPreviewKind(kind) || !/^\d{1,9}$/.test(id)) notFound()
  setRequestLocale(locale)
  const editingHref = toEditingHref({ kind, id: Number(id), locale })
  const isBesideForm = (await searchParams)[besideForm] !== undefined
  const draft = await loadDraft(locale, kind, Number(id), (await cookies()).get(loginCookie)?.value, isBesideForm)
  if (draft === 'stranger') redirect(`/admin/login?redirect=${encodeURIComponent(editingHref)}`)
  if (draft === null) notFound()
  return (
    <>
      <PreviewBar editingHref={editingHref} kind={kind} id={Number(id)} />
      <SitePage {...draft} blockChoice={null} showsRows />
      <PreviewEditing />
    </>
  )
}
