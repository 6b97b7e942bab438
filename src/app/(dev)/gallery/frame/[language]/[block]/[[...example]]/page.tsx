import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BlockFrame } from '@/src/gallery/BlockFrame'
import { type Query, schemes } from '@/src/gallery/frame-choice'
import { readGalleryEntry } from '@/src/gallery/gallery-entries'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { isLocale } from '@/src/i18n/locales'
import { toFrameHref } from '@/src/links/gallery-hrefs'

type PageProps = {
  params: Promise<{ language: string; block: string; example?: string[] }>
  searchParams: Promise<Query>
}

export const dynamic = 'force-dynamic'

/** One example of a block, or all of them below each other, and nothing else. */
export default async function FrameRoute({ params, searchParams }: PageProps) {
  const { language, block, example: [name, ...rest] = [] } = await params
  if (!isLocale(language) || rest.length > 0) notFound()
  setRequestLocale(language)
  await requireSignIn(toFrameHref({ language, folder: block, ...(name === undefined ? {} : { example: name }) }))
  const entry = (await readGalleryEntry(block)) ?? notFound()
  const examples = name === undefined ? entry.examples : entry.examples.filter((example) => example.name === name)
  if (examples.length === 0) notFound()
  const query = await searchParams
  const scheme = schemes.find((known) => known === query['scheme']) ?? null
  return <BlockFrame examples={examples} language={language} scheme={scheme} />
}
