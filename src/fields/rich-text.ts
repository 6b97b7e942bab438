import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import { refuseForeignProtocolInText, refuseUnsafeRichTextLinks } from './refuse-unsafe-links'

type RichTextOptions = { name: string; label: StaffText }

/**
 * Localized rich text, limited to what the site's own renderer draws and what Markdown in `site/content/` can hold, so that
 * nothing an editor can type is lost on the page or in an export.
 */
export function richTextField({ name, label }: RichTextOptions): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    localized: true,
    validate: refuseUnsafeRichTextLinks,
    hooks: { beforeChange: [refuseForeignProtocolInText] },
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
        BoldFeature(),
        ItalicFeature(),
        UnorderedListFeature(),
        OrderedListFeature(),
        BlockquoteFeature(),
        LinkFeature({ enabledCollections: ['pages', 'documents'], disableAutoLinks: true }),
        FixedToolbarFeature(),
        InlineToolbarFeature(),
      ],
    }),
  }
}

/** The running text of a block, a tip or a person. */
export const bodyField = (): RichTextField =>
  richTextField({ name: 'body', label: staffTexts.rich.bodyField.body.label })
