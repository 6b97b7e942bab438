import type pt from '@/messages/pt.json'
import type { Locale as SiteLocale } from './locales'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: typeof pt
  }
}
