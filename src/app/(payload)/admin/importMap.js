import { WorkflowPanel as WorkflowPanel_97d7024674577b01793cc35d261729a3 } from '../../../studio/workflow/WorkflowPanel.client'
import { PreviewEditing as PreviewEditing_61faede1ed2b625a99f7f8ed959838a2 } from '../../../studio/preview/PreviewEditing'
import { NewFromPreset as NewFromPreset_2b2ea28d9862565df9fcfb8acd43de8e } from '../../../studio/NewFromPreset'
import { NoPublishButton as NoPublishButton_044a8d7332babd365cfa566eca0093b7 } from '../../../studio/workflow/NoPublishButton'
import { UsedIn as UsedIn_78a58ef39fb226de414149f6fd454bc4 } from '../../../studio/UsedIn'
import { Languages as Languages_c5eda009e6018f5cb47564b859c4f67d } from '../../../studio/languages/Languages'
import { ComparePages as ComparePages_54fe06da91f5d7e855943e6b7c10bff0 } from '../../../studio/compare/ComparePages'
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
import { ReleasePlan as ReleasePlan_25e893fa212f643b58411715397aabd4 } from '../../../studio/releases/ReleasePlan'
import { SubmissionAnswers as SubmissionAnswers_ecc1d6f8489775dbd2df25c09390f68f } from '../../../studio/SubmissionAnswers'
import { SubmissionListHead as SubmissionListHead_2f9f8e77c3dcf417cbdc284cab3cb685 } from '../../../studio/SubmissionListHead'
import { SubscriberListHead as SubscriberListHead_ee284007ecba3332d7e4469cb54b92c1 } from '../../../studio/SubscriberListHead'
import { GalleryLink as GalleryLink_50c96bd08b9f66a57c7de08743c48cbb } from '../../../studio/GalleryLink'
import { LinkReportLink as LinkReportLink_3c7adac53b30f40085de2868f12f103c } from '../../../studio/LinkReportLink'
import { StartScreen as StartScreen_04bafc972888422b5931eb6f85284d4a } from '../../../studio/start-screen/StartScreen'
import { LinkReport as LinkReport_4458a9e87dcbd7680c4b65eb2c348f65 } from '../../../studio/LinkReport'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/studio/workflow/WorkflowPanel.client#WorkflowPanel": WorkflowPanel_97d7024674577b01793cc35d261729a3,
  "/studio/preview/PreviewEditing#PreviewEditing": PreviewEditing_61faede1ed2b625a99f7f8ed959838a2,
  "/studio/NewFromPreset#NewFromPreset": NewFromPreset_2b2ea28d9862565df9fcfb8acd43de8e,
  "/studio/workflow/NoPublishButton#NoPublishButton": NoPublishButton_044a8d7332babd365cfa566eca0093b7,
  "/studio/UsedIn#UsedIn": UsedIn_78a58ef39fb226de414149f6fd454bc4,
  "/studio/languages/Languages#Languages": Languages_c5eda009e6018f5cb47564b859c4f67d,
  "/studio/compare/ComparePages#ComparePages": ComparePages_54fe06da91f5d7e855943e6b7c10bff0,
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
  "/studio/releases/ReleasePlan#ReleasePlan": ReleasePlan_25e893fa212f643b58411715397aabd4,
  "/studio/SubmissionAnswers#SubmissionAnswers": SubmissionAnswers_ecc1d6f8489775dbd2df25c09390f68f,
  "/studio/SubmissionListHead#SubmissionListHead": SubmissionListHead_2f9f8e77c3dcf417cbdc284cab3cb685,
  "/studio/SubscriberListHead#SubscriberListHead": SubscriberListHead_ee284007ecba3332d7e4469cb54b92c1,
  "/studio/GalleryLink#GalleryLink": GalleryLink_50c96bd08b9f66a57c7de08743c48cbb,
  "/studio/LinkReportLink#LinkReportLink": LinkReportLink_3c7adac53b30f40085de2868f12f103c,
  "/studio/start-screen/StartScreen#StartScreen": StartScreen_04bafc972888422b5931eb6f85284d4a,
  "/studio/LinkReport#LinkReport": LinkReport_4458a9e87dcbd7680c4b65eb2c348f65,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
