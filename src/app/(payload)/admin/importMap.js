import { WorkflowPanel as WorkflowPanel_97d7024674577b01793cc35d261729a3 } from '../../../studio/workflow/WorkflowPanel.client'
import { PreviewEditing as PreviewEditing_61faede1ed2b625a99f7f8ed959838a2 } from '../../../studio/preview/PreviewEditing'
import { NewFromPreset as NewFromPreset_fa45cd74af0ce17a8bb52d1316c180d1 } from '../../../studio/pages/NewFromPreset'
import { NoPublishButton as NoPublishButton_044a8d7332babd365cfa566eca0093b7 } from '../../../studio/workflow/NoPublishButton'
import { UsedIn as UsedIn_d50824db76874d7b5c50b26f192556dc } from '../../../studio/links/UsedIn'
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
import { OpenNewRows as OpenNewRows_46b4ec877b780ec9367f35889847a85f } from '../../../studio/rows/OpenNewRows.client'
import { RowName as RowName_787f748708fd5dc1730f79254891f0f7 } from '../../../studio/rows/RowName.client'
import { BlockName as BlockName_ec11e032203769411912924c1628038a } from '../../../studio/rows/BlockName.client'
import { CasesAtLastSave as CasesAtLastSave_aebe3f9b5e70da179f412871fba56a86 } from '../../../studio/simulators/CasesAtLastSave.client'
import { FormBuilderField as FormBuilderField_83fd56ccd4d3fdb31ab64549c76a63a7 } from '../../../form-builder/FormBuilderField.client'
import { VersionCell as VersionCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { VersionField as VersionField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { MomentField as MomentField_682e24c34181e169e8221acb409e5357 } from '../../../studio/dates/MomentField.client'
import { StatisticsScreen as StatisticsScreen_1d71cedbf3ee44ab6ab42843325117fe } from '../../../studio/form-statistics/StatisticsScreen'
import { FormCell as FormCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { FormField as FormField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { CurrentPassword as CurrentPassword_1829029f3ea99a76614bba4833936e95 } from '../../../identity/passwords/CurrentPassword.client'
import { SecurityLink as SecurityLink_047fa7f116b6ecc965345e19f7b2c888 } from '../../../identity/factors/SecurityLink.client'
import { InboxState as InboxState_86614d18d588fdf6970b641a14261d93 } from '../../../studio/inboxes/InboxState'
import { MemberChoice as MemberChoice_4367abd8d2b37bd2a8e263ddee7ceb23 } from '../../../studio/inboxes/MemberChoice'
import { SubjectCell as SubjectCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { SubjectField as SubjectField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { LanguagesCell as LanguagesCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { LanguagesField as LanguagesField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { VerdictField as VerdictField_9cfe94c86d81b4a643aa42052530dce2 } from '../../../studio/review/VerdictSentences'
import { ReleasePlan as ReleasePlan_25e893fa212f643b58411715397aabd4 } from '../../../studio/releases/ReleasePlan'
import { MomentCell as MomentCell_646c3803b1dc3bc6707ecb38165ad303 } from '../../../studio/rows/MomentCell.client'
import { RoleCell as RoleCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { RoleField as RoleField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { ActCell as ActCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { ActField as ActField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { SubmissionAnswers as SubmissionAnswers_f16ae60caf7ea0d4e5d02206843824e1 } from '../../../studio/submissions/SubmissionAnswers'
import { DayCell as DayCell_382cc4d241365572733bf34ee8d6e961 } from '../../../studio/rows/NamedCells'
import { DayField as DayField_410110fdf1ffb175801f064ac9761ff3 } from '../../../studio/rows/NamedFields'
import { SubmissionListHead as SubmissionListHead_0d80ee3557dd02711250be3bdedc1579 } from '../../../studio/submissions/SubmissionListHead'
import { SubscriberListHead as SubscriberListHead_c421e32e7fac3046de1ff4f8e1a205ee } from '../../../studio/submissions/SubscriberListHead'
import { StudioMark as StudioMark_54c48b2ba1f95dbe2ba468e1d70f8cfe } from '../../../studio/theme/StudioMark'
import { SearchButton as SearchButton_6008db2f6648f543778148dc5e52770c } from '../../../studio/search/SearchButton.client'
import { RoomLinks as RoomLinks_5f0c97ab0994375a788fc46ac4413fd7 } from '../../../studio/site-map/RoomLinks'
import { GalleryLink as GalleryLink_494d226247defcec02cdc1610047246d } from '../../../studio/blocks/GalleryLink'
import { LinkReportLink as LinkReportLink_eb4809009a40f4565b3f66d099e7b369 } from '../../../studio/links/LinkReportLink'
import { StudioFrame as StudioFrame_67e8184735c4e89824ffa9203b26d847 } from '../../../studio/theme/StudioFrame.client'
import { StartScreen as StartScreen_04bafc972888422b5931eb6f85284d4a } from '../../../studio/start-screen/StartScreen'
import { LinkReport as LinkReport_e2589957aca78eca55884010948b182b } from '../../../studio/links/LinkReport'
import { SiteMap as SiteMap_a4797cc5f01abfcd8f9a32a513d949ff } from '../../../studio/site-map/SiteMap'
import { Library as Library_6d6650d13eab72fddf6095c844905b47 } from '../../../studio/library/Library'
import { RateScreen as RateScreen_d8d62f4be8f8181c0926b3d8d9988429 } from '../../../studio/rates/RateScreen'
import { Inbox as Inbox_39a3ba9992f93dd951a377aa5c18ade8 } from '../../../studio/inbox/Inbox'
import { Rights as Rights_86212f062772f152f3f79562aa1d427d } from '../../../studio/rights/Rights'
import { ReviewRoom as ReviewRoom_c237cb847257ce7695dacb9f9f1fcbd0 } from '../../../studio/review/ReviewRoom'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/studio/workflow/WorkflowPanel.client#WorkflowPanel": WorkflowPanel_97d7024674577b01793cc35d261729a3,
  "/studio/preview/PreviewEditing#PreviewEditing": PreviewEditing_61faede1ed2b625a99f7f8ed959838a2,
  "/studio/pages/NewFromPreset#NewFromPreset": NewFromPreset_fa45cd74af0ce17a8bb52d1316c180d1,
  "/studio/workflow/NoPublishButton#NoPublishButton": NoPublishButton_044a8d7332babd365cfa566eca0093b7,
  "/studio/links/UsedIn#UsedIn": UsedIn_d50824db76874d7b5c50b26f192556dc,
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
  "/studio/rows/OpenNewRows.client#OpenNewRows": OpenNewRows_46b4ec877b780ec9367f35889847a85f,
  "/studio/rows/RowName.client#RowName": RowName_787f748708fd5dc1730f79254891f0f7,
  "/studio/rows/BlockName.client#BlockName": BlockName_ec11e032203769411912924c1628038a,
  "/studio/simulators/CasesAtLastSave.client#CasesAtLastSave": CasesAtLastSave_aebe3f9b5e70da179f412871fba56a86,
  "/form-builder/FormBuilderField.client#FormBuilderField": FormBuilderField_83fd56ccd4d3fdb31ab64549c76a63a7,
  "/studio/rows/NamedCells#VersionCell": VersionCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#VersionField": VersionField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/dates/MomentField.client#MomentField": MomentField_682e24c34181e169e8221acb409e5357,
  "/studio/form-statistics/StatisticsScreen#StatisticsScreen": StatisticsScreen_1d71cedbf3ee44ab6ab42843325117fe,
  "/studio/rows/NamedCells#FormCell": FormCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#FormField": FormField_410110fdf1ffb175801f064ac9761ff3,
  "/identity/passwords/CurrentPassword.client#CurrentPassword": CurrentPassword_1829029f3ea99a76614bba4833936e95,
  "/identity/factors/SecurityLink.client#SecurityLink": SecurityLink_047fa7f116b6ecc965345e19f7b2c888,
  "/studio/inboxes/InboxState#InboxState": InboxState_86614d18d588fdf6970b641a14261d93,
  "/studio/inboxes/MemberChoice#MemberChoice": MemberChoice_4367abd8d2b37bd2a8e263ddee7ceb23,
  "/studio/rows/NamedCells#SubjectCell": SubjectCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#SubjectField": SubjectField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/rows/NamedCells#LanguagesCell": LanguagesCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#LanguagesField": LanguagesField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/review/VerdictSentences#VerdictField": VerdictField_9cfe94c86d81b4a643aa42052530dce2,
  "/studio/releases/ReleasePlan#ReleasePlan": ReleasePlan_25e893fa212f643b58411715397aabd4,
  "/studio/rows/MomentCell.client#MomentCell": MomentCell_646c3803b1dc3bc6707ecb38165ad303,
  "/studio/rows/NamedCells#RoleCell": RoleCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#RoleField": RoleField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/rows/NamedCells#ActCell": ActCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#ActField": ActField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/submissions/SubmissionAnswers#SubmissionAnswers": SubmissionAnswers_f16ae60caf7ea0d4e5d02206843824e1,
  "/studio/rows/NamedCells#DayCell": DayCell_382cc4d241365572733bf34ee8d6e961,
  "/studio/rows/NamedFields#DayField": DayField_410110fdf1ffb175801f064ac9761ff3,
  "/studio/submissions/SubmissionListHead#SubmissionListHead": SubmissionListHead_0d80ee3557dd02711250be3bdedc1579,
  "/studio/submissions/SubscriberListHead#SubscriberListHead": SubscriberListHead_c421e32e7fac3046de1ff4f8e1a205ee,
  "/studio/theme/StudioMark#StudioMark": StudioMark_54c48b2ba1f95dbe2ba468e1d70f8cfe,
  "/studio/search/SearchButton.client#SearchButton": SearchButton_6008db2f6648f543778148dc5e52770c,
  "/studio/site-map/RoomLinks#RoomLinks": RoomLinks_5f0c97ab0994375a788fc46ac4413fd7,
  "/studio/blocks/GalleryLink#GalleryLink": GalleryLink_494d226247defcec02cdc1610047246d,
  "/studio/links/LinkReportLink#LinkReportLink": LinkReportLink_eb4809009a40f4565b3f66d099e7b369,
  "/studio/theme/StudioFrame.client#StudioFrame": StudioFrame_67e8184735c4e89824ffa9203b26d847,
  "/studio/start-screen/StartScreen#StartScreen": StartScreen_04bafc972888422b5931eb6f85284d4a,
  "/studio/links/LinkReport#LinkReport": LinkReport_e2589957aca78eca55884010948b182b,
  "/studio/site-map/SiteMap#SiteMap": SiteMap_a4797cc5f01abfcd8f9a32a513d949ff,
  "/studio/library/Library#Library": Library_6d6650d13eab72fddf6095c844905b47,
  "/studio/rates/RateScreen#RateScreen": RateScreen_d8d62f4be8f8181c0926b3d8d9988429,
  "/studio/inbox/Inbox#Inbox": Inbox_39a3ba9992f93dd951a377aa5c18ade8,
  "/studio/rights/Rights#Rights": Rights_86212f062772f152f3f79562aa1d427d,
  "/studio/review/ReviewRoom#ReviewRoom": ReviewRoom_c237cb847257ce7695dacb9f9f1fcbd0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
