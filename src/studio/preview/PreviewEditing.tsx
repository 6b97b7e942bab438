import type { UIFieldServerComponent } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import { readBlockReadme } from '@/blocks/read-block-readme'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { readBlockStatuses, toBlockFolder } from '@/src/cms/block-life/block-status'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toThumbnailHref } from '@/src/links/gallery-hrefs'
import type { BlockChoice } from './block-choice'
import { KeepTyping, type KeepTypingTexts } from './KeepTyping.client'
import { LeaveLock } from './LeaveLock.client'
import { OpenNamedField } from './OpenNamedField.client'
import '@/src/payload-fixes/one-language-actions.css'
import { PreviewForm, type PreviewFormTexts } from './PreviewForm.client'
import { readSharedChoices } from './read-shared-choices'

const texts: Readonly<Record<StaffLanguage, PreviewFormTexts>> = staffTexts.previewEditing.texts

const keepTypingTexts: Readonly<Record<StaffLanguage, KeepTypingTexts>> = staffTexts.previewEditing.keepTypingTexts

/** Ties a document's form to the preview beside it, with every block type that can be added from there. */
export const PreviewEditing: UIFieldServerComponent = async ({ i18n, payload, user, collectionSlug }) => {
  const language = toStaffLanguage(i18n.language)
  const statuses = await readBlockStatuses()
  const offered = blockConfigs.filter(({ slug }) => statuses.get(slug) === 'live')
  const choices = await Promise.all(
    offered.map(
      async ({ slug, labels, admin }): Promise<BlockChoice> => ({
        slug,
        label: labels.singular[language],
        group: admin.group[language],
        purpose: (await readBlockReadme(toBlockFolder(slug))).purpose[language],
        picture: toThumbnailHref(slug),
      }),
    ),
  )
  const shared = collectionSlug === 'pages' && user ? await readSharedChoices(payload, user, language) : []
  return (
    <>
      <KeepTyping texts={keepTypingTexts[language]} />
      <OpenNamedField />
      <LeaveLock />
      <PreviewForm choices={[...choices, ...shared]} texts={texts[language]} />
    </>
  )
}
