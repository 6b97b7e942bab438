import type { ConfiguredBlock } from '@/src/fields/define-block'
import { appScreensConfig } from './app-screens/config'
import { branchMapConfig } from './branch-map/config'
import { callToActionConfig } from './call-to-action/config'
import { cardFaceConfig } from './card-face/config'
import { cardGridConfig } from './card-grid/config'
import { comparisonTableConfig } from './comparison-table/config'
import { contactConfig } from './contact/config'
import { documentListConfig } from './document-list/config'
import { faqConfig } from './faq/config'
import { featureListConfig } from './feature-list/config'
import { figuresConfig } from './figures/config'
import { formSlotConfig } from './form-slot/config'
import { galleryConfig } from './gallery/config'
import { guidedChoiceConfig } from './guided-choice/config'
import { homeHeroConfig } from './home-hero/config'
import { imageConfig } from './image/config'
import { loginPanelConfig } from './login-panel/config'
import { noticeConfig } from './notice/config'
import { pageHeroConfig } from './page-hero/config'
import { peopleListConfig } from './people-list/config'
import { personConfig } from './person/config'
import { priceTableConfig } from './price-table/config'
import { productHeroConfig } from './product-hero/config'
import { productSummaryConfig } from './product-summary/config'
import { quoteConfig } from './quote/config'
import { ratesTableConfig } from './rates-table/config'
import { relatedPagesConfig } from './related-pages/config'
import { richTextConfig } from './rich-text/config'
import { searchPanelConfig } from './search-panel/config'
import { shareholdersConfig } from './shareholders/config'
import { simulatorSlotConfig } from './simulator-slot/config'
import { stepsConfig } from './steps/config'
import { timelineConfig } from './timeline/config'
import { tipsListConfig } from './tips-list/config'

/**
 * Every block type the CMS knows, in alphabetical order.
 *
 * Loaded outside the bundler, so it never meets `registry.ts`, which maps the same types to their components.
 */
export const blockConfigs: readonly ConfiguredBlock[] = [
  appScreensConfig,
  branchMapConfig,
  callToActionConfig,
  cardFaceConfig,
  cardGridConfig,
  comparisonTableConfig,
  contactConfig,
  documentListConfig,
  faqConfig,
  featureListConfig,
  figuresConfig,
  formSlotConfig,
  galleryConfig,
  guidedChoiceConfig,
  homeHeroConfig,
  imageConfig,
  loginPanelConfig,
  noticeConfig,
  pageHeroConfig,
  peopleListConfig,
  personConfig,
  priceTableConfig,
  productHeroConfig,
  productSummaryConfig,
  quoteConfig,
  ratesTableConfig,
  relatedPagesConfig,
  richTextConfig,
  searchPanelConfig,
  shareholdersConfig,
  simulatorSlotConfig,
  stepsConfig,
  timelineConfig,
  tipsListConfig,
]
