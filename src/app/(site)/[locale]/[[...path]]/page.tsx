import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/src/i18n/locales'
import { blockChoiceHeader } from '@/src/publishing/block-choice'
import { bareHeader } from '@/src/publishing/frame-header'
import { loadPage, type PageData, toPath, withQuery } from '@/src/site/page-data'
import { SitePage } from '@/src/site/SitePage'
import { toMetadata } from '@/src/site/to-metadata'

type PageProps = {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** A page is drawn when it is published, from what the CMS holds then; nothing is drawn at build time. */
export const dynamic = 'force-dynamic'

async function load(params: PageProps['params']): Promise<PageData> {
  const { locale, path } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return (await loadPage(locale, toPath(path))) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return toMetadata(await load(params))
}

/** Every address of the site. */
export default async function Page({ params, searchParams }: PageProps) {
  const asked = await headers()
  const page = await load(params)
  return (
    <SitePage
      {...page}
      context={withQuery(page, await searchParams)}
      blockChoice={asked.get(blockChoiceHeader)}
      isBare={asked.has(bareHeader)}
    />
  )
}
