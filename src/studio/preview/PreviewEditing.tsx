import type { UIFieldServerComponent } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import { readBlockReadme } from '@/blocks/read-block-readme'
import { readBlockStatuses, toBlockFolder } from '@/src/cms/block-life/block-status'
import { toThumbnailHref } from '@/src/links/gallery-hrefs'
import type { BlockChoice } from './block-choice'
import { KeepTyping, type KeepTypingTexts } from './KeepTyping.client'
import { LeaveLock } from './LeaveLock.client'
import { OpenNamedField } from './OpenNamedField.client'
import '@/src/payload-fixes/one-language-actions.css'
import { PreviewForm, type PreviewFormTexts } from './PreviewForm.client'
import { readSharedChoices } from './read-shared-choices'

const texts: Readonly<Record<'pt' | 'en', PreviewFormTexts>> = {
  pt: {
    picker: { title: 'Juntar um bloco', search: 'Procurar', none: 'Nenhum bloco com estas palavras.' },
    elsewhere: 'Este texto não é escrito aqui: vem de outro documento ou é do próprio sítio.',
    copied: 'Bloco copiado, nas duas línguas.',
    nothingCopied: 'Ainda não copiou nenhum bloco.',
    notSaved: 'Espere até as alterações estarem guardadas.',
    notPasted: 'O bloco não foi colado. Tente de novo.',
    deleted: 'Bloco apagado. «Desfazer» na pré-visualização traz de volta.',
  },
  en: {
    picker: { title: 'Add a block', search: 'Search', none: 'No block with these words.' },
    elsewhere: 'This text is not written here: it comes from another document or belongs to the site itself.',
    copied: 'Block copied, in both languages.',
    nothingCopied: 'No block was copied yet.',
    notSaved: 'Wait until your changes are saved.',
    notPasted: 'The block was not pasted. Try again.',
    deleted: 'Block deleted. “Undo” in the preview brings it back.',
  },
}

const keepTypingTexts: Readonly<Record<'pt' | 'en', KeepTypingTexts>> = {
  pt: {
    offline:
      'Ainda não guardado: sem resposta do CMS. O que escreve fica neste computador e é guardado logo que possível.',
    found: 'Há texto que não chegou a ser guardado, de',
    recover: 'Recuperar',
    discard: 'Deitar fora',
  },
  en: {
    offline:
      'Not saved yet: the CMS does not answer. What you type stays on this computer and is saved as soon as possible.',
    found: 'There is text that was never saved, of',
    recover: 'Recover',
    discard: 'Discard',
  },
}

/** Ties a document's form to the preview beside it, with every block type that can be added from there. */
export const PreviewEditing: UIFieldServerComponent = async ({ i18n, payload, user, collectionSlug }) => {
  const language = i18n.language === 'en' ? 'en' : 'pt'
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
