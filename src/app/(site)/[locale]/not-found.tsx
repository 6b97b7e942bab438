import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage } from '@/src/site/NotFoundPage'
import { loadSite } from '@/src/site/page-data'

/** One page for every unknown address of a language; the public listener writes the address into it. */
export default async function NotFound() {
  const locale = await getLocale()
  const t = await getTranslations('notFound')
  return (
    <>
      <title>{t('title')}</title>
      <NotFoundPage locale={locale} site={await loadSite(locale)} />
    </>
  )
}
