import type { Locale as SiteLocale } from './locales'
import type { Messages as SiteMessages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: SiteMessages
  }
}
