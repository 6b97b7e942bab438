import { AllAddressesDocument } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'

/** Every published address in a language. */
export async function getAddresses(client: ContentClient, locale: Locale): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; ; page++) {
    const { Pages, Tips, People, Branches } = await client.query(AllAddressesDocument, { locale, page })
    for (const list of [Pages, Tips, People, Branches])
      for (const { path } of list?.docs ?? []) if (path) paths.push(path)
    if (![Pages, Tips, People, Branches].some((list) => list?.hasNextPage)) return paths
  }
}
