import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { findPostedForm, postedHeader } from '@/src/forms/submission/posted-channel'
import { isLocale } from '@/src/i18n/locales'
import { FormPage } from '@/src/site/FormPage'
import { loadFormPage, toFormPageTitle } from '@/src/site/form-page-data'

type PageProps = {
  params: Promise<{ locale: string; key: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export const dynamic = 'force-dynamic'

async function load({ params, searchParams }: PageProps) {
  const { locale, key } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const found = (await loadFormPage(locale, key)) ?? notFound()
  const { receipt } = await searchParams
  const posted = findPostedForm((await headers()).get(postedHeader))
  return { ...found, posted, receipt: typeof receipt === 'string' ? receipt : null }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { title: toFormPageTitle(await load(props)), robots: { index: false } }
}

/** A form by itself: where what has to be corrected is shown, and what was received is confirmed. */
export default async function FormRoute(props: PageProps) {
  return <FormPage {...(await load(props))} />
}
