import { locales } from '@/src/i18n/locales'
/**
 * First segments that no page may take: the platform answers them itself, or they would read as the other language's
 * prefix.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...locales,
  'admin',
  'api',
  'documents',
  'form-page',
  'form-versions',
  'gallery',
  'healthz',
  'history',
  'language',
  'login',
  'media',
  'newsletter-page',
  'page-frame',
  'page-not-found',
  'publications',
  'readyz',
  'return-page',
  'server-error',
  'site-facts',
  'site-index',
  'unanswered-searches',
])
