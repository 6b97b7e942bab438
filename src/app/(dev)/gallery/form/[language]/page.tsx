import { notFound } from 'next/navigation'
import { FormFramePage } from '@/src/gallery/FormFramePage'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { isLocale } from '@/src/i18n/locales'
import { toFormFrameHref } from '@/src/links/gallery-hrefs'

export const dynamic = 'force-dynamic'

/** The preview of a form beside its editor, which sends it the form. */
export default async function FormFrameRoute({ params }: { params: Promise<{ language: string }> }) {
  const { language } = await params
  if (!isLocale(language)) notFound()
  await requireSignIn(toFormFrameHref(language))
  return <FormFramePage language={language} />
}
