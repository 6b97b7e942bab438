import type { Payload, TypedUser } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { sharedBlockConfig } from '@/src/cms/fields/shared-block-config'
import type { Locale } from '@/src/i18n/locales'
import { toThumbnailHref } from '@/src/links/gallery-hrefs'
import type { BlockChoice } from './block-choice'

/** More than these are found in the form, where they can be searched. */
const mostShared = 60

const texts = staffTexts.readSharedChoices.texts

/** The shared blocks that can be put on a page, each with the picture of the type of block that it holds. */
export async function readSharedChoices(payload: Payload, user: TypedUser, language: Locale): Promise<BlockChoice[]> {
  const { docs } = await payload.find({
    collection: 'shared-blocks',
    locale: language,
    draft: true,
    sort: 'name',
    limit: mostShared,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const { slug, labels } = sharedBlockConfig
  return docs.flatMap(({ id, name, layout, _status }) => {
    const type = blockConfigs.find((block) => block.slug === layout?.[0]?.blockType)
    if (!type) return []
    const { purpose, draft } = texts[language]
    return {
      slug,
      shared: id,
      label: name || `${labels.singular[language]} ${id}`,
      group: labels.plural[language],
      purpose: [`${type.labels.singular[language]}.`, _status === 'published' ? purpose : draft].join(' '),
      picture: toThumbnailHref(type.slug),
    }
  })
}
