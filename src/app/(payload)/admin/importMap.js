import { WorkflowPanel as WorkflowPanel_4078d419ed5ee5857ecdd7ffdaaa15fc } from '../../../cms/admin/workflow/WorkflowPanel.client'
import { PreviewEditing as PreviewEditing_f9fac56254a748b2737a4c24fbba9324 } from '../../../cms/admin/preview/PreviewEditing'
import { NewFromPreset as NewFromPreset_565f121c8c1291a2143879a7001c9f95 } from '../../../cms/admin/NewFromPreset'
import { NoPublishButton as NoPublishButton_e0f250da3d492bb23ffeb7adef7ef0c2 } from '../../../cms/admin/workflow/NoPublishButton'
import { UsedIn as UsedIn_a5347b3b65a1887732c7da30064fe661 } from '../../../cms/admin/UsedIn'
import { Languages as Languages_ed31848b513d163ca25ccfd5119df48c } from '../../../cms/admin/languages/Languages'
import { ComparePages as ComparePages_f45755e7a2641d929aa0cc24dbb6a624 } from '../../../cms/admin/compare/ComparePages'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FormBuilderField as FormBuilderField_83fd56ccd4d3fdb31ab64549c76a63a7 } from '../../../form-builder/FormBuilderField.client'
import { CurrentPassword as CurrentPassword_1829029f3ea99a76614bba4833936e95 } from '../../../identity/passwords/CurrentPassword.client'
import { SecurityLink as SecurityLink_047fa7f116b6ecc965345e19f7b2c888 } from '../../../identity/factors/SecurityLink.client'
import { ReleasePlan as ReleasePlan_2dd75e715e680fb96303efad940783dc } from '../../../cms/admin/releases/ReleasePlan'
import { SubmissionAnswers as SubmissionAnswers_c55879dbaa2ca6d0fc2af6c6d39fa14c } from '../../../cms/admin/SubmissionAnswers'
import { SubmissionListHead as SubmissionListHead_4758b01761ce194f332d212c7b1c90c7 } from '../../../cms/admin/SubmissionListHead'
import { SubscriberListHead as SubscriberListHead_bd1026e1ce96b302e62ade4f3bab7e18 } from '../../../cms/admin/SubscriberListHead'
import { GalleryLink as GalleryLink_88071c604dc9b7046feae0ccb29c839f } from '../../../cms/admin/GalleryLink'
import { LinkReportLink as LinkReportLink_ea165ed0c7c52eb0f176ec357e029d1e } from '../../../cms/admin/LinkReportLink'
import { StartScreen as StartScreen_1dc8b1eac6f1bc8418f7d4cd17dfaef4 } from '../../../cms/admin/start-screen/StartScreen'
import { LinkReport as LinkReport_96f59867f0f8af8ab9e2d35c329d1857 } from '../../../cms/admin/LinkReport'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/workflow/WorkflowPanel.client#WorkflowPanel": WorkflowPanel_4078d419ed5ee5857ecdd7ffdaaa15fc,
  "/cms/admin/preview/PreviewEditing#PreviewEditing": PreviewEditing_f9fac56254a748b2737a4c24fbba9324,
  "/cms/admin/NewFromPreset#NewFromPreset": NewFromPreset_565f121c8c1291a2143879a7001c9f95,
  "/cms/admin/workflow/NoPublishButton#NoPublishButton": NoPublishButton_e0f250da3d492bb23ffeb7adef7ef0c2,
  "/cms/admin/UsedIn#UsedIn": UsedIn_a5347b3b65a1887732c7da30064fe661,
  "/cms/admin/languages/Languages#Languages": Languages_ed31848b513d163ca25ccfd5119df48c,
  "/cms/admin/compare/ComparePages#ComparePages": ComparePages_f45755e7a2641d929aa0cc24dbb6a624,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/form-builder/FormBuilderField.client#FormBuilderField": FormBuilderField_83fd56ccd4d3fdb31ab64549c76a63a7,
  "/identity/passwords/CurrentPassword.client#CurrentPassword": CurrentPassword_1829029f3ea99a76614bba4833936e95,
  "/identity/factors/SecurityLink.client#SecurityLink": SecurityLink_047fa7f116b6ecc965345e19f7b2c888,
  "/cms/admin/releases/ReleasePlan#ReleasePlan": ReleasePlan_2dd75e715e680fb96303efad940783dc,
  "/cms/admin/SubmissionAnswers#SubmissionAnswers": SubmissionAnswers_c55879dbaa2ca6d0fc2af6c6d39fa14c,
  "/cms/admin/SubmissionListHead#SubmissionListHead": SubmissionListHead_4758b01761ce194f332d212c7b1c90c7,
  "/cms/admin/SubscriberListHead#SubscriberListHead": SubscriberListHead_bd1026e1ce96b302e62ade4f3bab7e18,
  "/cms/admin/GalleryLink#GalleryLink": GalleryLink_88071c604dc9b7046feae0ccb29c839f,
  "/cms/admin/LinkReportLink#LinkReportLink": LinkReportLink_ea165ed0c7c52eb0f176ec357e029d1e,
  "/cms/admin/start-screen/StartScreen#StartScreen": StartScreen_1dc8b1eac6f1bc8418f7d4cd17dfaef4,
  "/cms/admin/LinkReport#LinkReport": LinkReport_96f59867f0f8af8ab9e2d35c329d1857,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
