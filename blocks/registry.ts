import { simulatorParameters, stepwiseParameters } from '@/site/schemas/simulator/parse-simulator-query'
import { placeParameters } from '@/src/map/place-request'
import { searchParameters } from '@/src/search/search-request'
import { AppScreens } from './app-screens/AppScreens'
import { toAppScreensProps } from './app-screens/to-props'
import { BranchMap } from './branch-map/BranchMap'
import { toBranchMapProps } from './branch-map/to-props'
import { CallToAction } from './call-to-action/CallToAction'
import { toCallToActionProps } from './call-to-action/to-props'
import { CardFace } from './card-face/CardFace'
import { toCardFaceProps } from './card-face/to-props'
import { CardGrid } from './card-grid/CardGrid'
import { toCardGridProps } from './card-grid/to-props'
import { ComparisonTable } from './comparison-table/ComparisonTable'
import { comparisonParameters } from './comparison-table/to-product-pair'
import { toComparisonTableProps } from './comparison-table/to-props'
import { Contact } from './contact/Contact'
import { toContactProps } from './contact/to-props'
import { DocumentList } from './document-list/DocumentList'
import { toDocumentListProps } from './document-list/to-props'
import { Faq } from './faq/Faq'
import { toFaqProps } from './faq/to-props'
import { FeatureList } from './feature-list/FeatureList'
import { toFeatureListProps } from './feature-list/to-props'
import { Figures } from './figures/Figures'
import { toFiguresProps } from './figures/to-props'
import { FormSlot } from './form-slot/FormSlot'
import { toFormSlotProps } from './form-slot/to-props'
import { Gallery } from './gallery/Gallery'
import { toGalleryProps } from './gallery/to-props'
import { choiceParameters } from './guided-choice/decide'
import { GuidedChoice } from './guided-choice/GuidedChoice'
import { toGuidedChoiceProps } from './guided-choice/to-props'
import { HomeHero } from './home-hero/HomeHero'
import { toHomeHeroProps } from './home-hero/to-props'
import { Image } from './image/Image'
import { toImageProps } from './image/to-props'
import { LoginPanel } from './login-panel/LoginPanel'
import { toLoginPanelProps } from './login-panel/to-props'
import { Notice } from './notice/Notice'
import { toNoticeProps } from './notice/to-props'
import { PageHero } from './page-hero/PageHero'
import { toPageHeroProps } from './page-hero/to-props'
import { PeopleList } from './people-list/PeopleList'
import { toPeopleListProps } from './people-list/to-props'
import { Person } from './person/Person'
import { toPersonProps } from './person/to-props'
import { PriceTable } from './price-table/PriceTable'
import { toPriceTableProps } from './price-table/to-props'
import { ProductHero } from './product-hero/ProductHero'
import { toProductHeroProps } from './product-hero/to-props'
import { ProductSummary } from './product-summary/ProductSummary'
import { toProductSummaryProps } from './product-summary/to-props'
import { Quote } from './quote/Quote'
import { toQuoteProps } from './quote/to-props'
import { converterParameters } from './rates-table/conversion'
import { RatesTable } from './rates-table/RatesTable'
import { toRatesTableProps } from './rates-table/to-props'
import { type BlockRegistry, drawn } from './registry-entry'
import { RelatedPages } from './related-pages/RelatedPages'
import { toRelatedPagesProps } from './related-pages/to-props'
import { RichText } from './rich-text/RichText'
import { toRichTextProps } from './rich-text/to-props'
import { SearchPanel } from './search-panel/SearchPanel'
import { toSearchPanelProps } from './search-panel/to-props'
import { Shareholders } from './shareholders/Shareholders'
import { toShareholdersProps } from './shareholders/to-props'
import { SimulatorSlot } from './simulator-slot/SimulatorSlot'
import { toSimulatorSlotProps } from './simulator-slot/to-props'
import { Steps } from './steps/Steps'
import { toStepsProps } from './steps/to-props'
import { Timeline } from './timeline/Timeline'
import { toTimelineProps } from './timeline/to-props'
import { TipsList } from './tips-list/TipsList'
import { toTipsListProps } from './tips-list/to-props'

/** How each block type is drawn: one line per type, in alphabetical order. A missing or mixed-up line is a type error. */
export const registry: BlockRegistry = {
  AppScreensBlock: drawn('wide', toAppScreensProps, AppScreens),
  BranchMapBlock: drawn('wide', toBranchMapProps, BranchMap, { lists: ['branches'], parameters: placeParameters }),
  CallToActionBlock: drawn('wide', toCallToActionProps, CallToAction),
  CardFaceBlock: drawn('wide', toCardFaceProps, CardFace),
  CardGridBlock: drawn('wide', toCardGridProps, CardGrid),
  ComparisonTableBlock: drawn('wide', toComparisonTableProps, ComparisonTable, { parameters: comparisonParameters }),
  ContactBlock: drawn('band', toContactProps, Contact),
  DocumentListBlock: drawn('wide', toDocumentListProps, DocumentList, { lists: ['documents'] }),
  FaqBlock: drawn('band', toFaqProps, Faq),
  FeatureListBlock: drawn('band', toFeatureListProps, FeatureList),
  FiguresBlock: drawn('deep', toFiguresProps, Figures),
  FormSlotBlock: drawn('wide', toFormSlotProps, FormSlot),
  GalleryBlock: drawn('wide', toGalleryProps, Gallery),
  GuidedChoiceBlock: drawn('wide', toGuidedChoiceProps, GuidedChoice, {
    lists: ['branches'],
    parameters: [...choiceParameters, 'place'],
  }),
  HomeHeroBlock: drawn('hero', toHomeHeroProps, HomeHero),
  ImageBlock: drawn('wide', toImageProps, Image),
  LoginPanelBlock: drawn('wide', toLoginPanelProps, LoginPanel),
  NoticeBlock: drawn('text', toNoticeProps, Notice),
  PageHeroBlock: drawn('hero', toPageHeroProps, PageHero),
  PeopleListBlock: drawn('wide', toPeopleListProps, PeopleList, { lists: ['people'] }),
  PersonBlock: drawn('wide', toPersonProps, Person),
  PriceTableBlock: drawn('wide', toPriceTableProps, PriceTable),
  ProductHeroBlock: drawn('hero', toProductHeroProps, ProductHero),
  ProductSummaryBlock: drawn('wide', toProductSummaryProps, ProductSummary),
  QuoteBlock: drawn('band', toQuoteProps, Quote),
  RatesTableBlock: drawn('wide', toRatesTableProps, RatesTable, {
    lists: ['exchangeRates', 'rateHistory'],
    parameters: converterParameters,
  }),
  RelatedPagesBlock: drawn('wide', toRelatedPagesProps, RelatedPages, { lists: ['children', 'siblings'] }),
  RichTextBlock: drawn('text', toRichTextProps, RichText),
  SearchPanelBlock: drawn('wide', toSearchPanelProps, SearchPanel, {
    lists: ['sitePages'],
    parameters: searchParameters,
  }),
  ShareholdersBlock: drawn('wide', toShareholdersProps, Shareholders),
  SimulatorSlotBlock: drawn('wide', toSimulatorSlotProps, SimulatorSlot, {
    parameters: [...simulatorParameters, ...stepwiseParameters],
  }),
  StepsBlock: drawn('band', toStepsProps, Steps),
  TimelineBlock: drawn('wide', toTimelineProps, Timeline),
  TipsListBlock: drawn('wide', toTipsListProps, TipsList, { lists: ['tips'] }),
}
