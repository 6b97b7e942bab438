
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "BranchVersion_Version_Exceptions": [
      "OpeningException"
    ],
    "Branch_Exceptions": [
      "OpeningException"
    ],
    "PageVersion_Version_Layout": [
      "BranchMapBlock",
      "CallToActionBlock",
      "CardFaceBlock",
      "CardGridBlock",
      "ComparisonTableBlock",
      "ContactBlock",
      "DocumentListBlock",
      "FaqBlock",
      "FeatureListBlock",
      "FiguresBlock",
      "FormSlotBlock",
      "GalleryBlock",
      "HomeHeroBlock",
      "ImageBlock",
      "LoginPanelBlock",
      "NoticeBlock",
      "PageHeroBlock",
      "PeopleListBlock",
      "PersonBlock",
      "PriceTableBlock",
      "ProductHeroBlock",
      "ProductSummaryBlock",
      "QuoteBlock",
      "RatesTableBlock",
      "RelatedPagesBlock",
      "RichTextBlock",
      "SearchPanelBlock",
      "ShareholdersBlock",
      "SimulatorSlotBlock",
      "StepsBlock",
      "TimelineBlock",
      "TipsListBlock"
    ],
    "Page_Layout": [
      "BranchMapBlock",
      "CallToActionBlock",
      "CardFaceBlock",
      "CardGridBlock",
      "ComparisonTableBlock",
      "ContactBlock",
      "DocumentListBlock",
      "FaqBlock",
      "FeatureListBlock",
      "FiguresBlock",
      "FormSlotBlock",
      "GalleryBlock",
      "HomeHeroBlock",
      "ImageBlock",
      "LoginPanelBlock",
      "NoticeBlock",
      "PageHeroBlock",
      "PeopleListBlock",
      "PersonBlock",
      "PriceTableBlock",
      "ProductHeroBlock",
      "ProductSummaryBlock",
      "QuoteBlock",
      "RatesTableBlock",
      "RelatedPagesBlock",
      "RichTextBlock",
      "SearchPanelBlock",
      "ShareholdersBlock",
      "SimulatorSlotBlock",
      "StepsBlock",
      "TimelineBlock",
      "TipsListBlock"
    ],
    "PayloadLockedDocument_Document": [
      "Branch",
      "Document",
      "ExchangeRate",
      "Form",
      "MediaItem",
      "Page",
      "Person",
      "Redirect",
      "Simulator",
      "Tip",
      "User"
    ],
    "PayloadLockedDocument_User": [
      "User"
    ],
    "PayloadPreference_User": [
      "User"
    ],
    "SimulatorVersion_Version_Products": [
      "CreditProduct",
      "DepositProduct"
    ],
    "SimulatorVersion_Version_Rules": [
      "CreditRules",
      "DepositRules"
    ],
    "Simulator_Products": [
      "CreditProduct",
      "DepositProduct"
    ],
    "Simulator_Rules": [
      "CreditRules",
      "DepositRules"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "BranchVersion_Version_Exceptions": [
      "OpeningException"
    ],
    "Branch_Exceptions": [
      "OpeningException"
    ],
    "PageVersion_Version_Layout": [
      "BranchMapBlock",
      "CallToActionBlock",
      "CardFaceBlock",
      "CardGridBlock",
      "ComparisonTableBlock",
      "ContactBlock",
      "DocumentListBlock",
      "FaqBlock",
      "FeatureListBlock",
      "FiguresBlock",
      "FormSlotBlock",
      "GalleryBlock",
      "HomeHeroBlock",
      "ImageBlock",
      "LoginPanelBlock",
      "NoticeBlock",
      "PageHeroBlock",
      "PeopleListBlock",
      "PersonBlock",
      "PriceTableBlock",
      "ProductHeroBlock",
      "ProductSummaryBlock",
      "QuoteBlock",
      "RatesTableBlock",
      "RelatedPagesBlock",
      "RichTextBlock",
      "SearchPanelBlock",
      "ShareholdersBlock",
      "SimulatorSlotBlock",
      "StepsBlock",
      "TimelineBlock",
      "TipsListBlock"
    ],
    "Page_Layout": [
      "BranchMapBlock",
      "CallToActionBlock",
      "CardFaceBlock",
      "CardGridBlock",
      "ComparisonTableBlock",
      "ContactBlock",
      "DocumentListBlock",
      "FaqBlock",
      "FeatureListBlock",
      "FiguresBlock",
      "FormSlotBlock",
      "GalleryBlock",
      "HomeHeroBlock",
      "ImageBlock",
      "LoginPanelBlock",
      "NoticeBlock",
      "PageHeroBlock",
      "PeopleListBlock",
      "PersonBlock",
      "PriceTableBlock",
      "ProductHeroBlock",
      "ProductSummaryBlock",
      "QuoteBlock",
      "RatesTableBlock",
      "RelatedPagesBlock",
      "RichTextBlock",
      "SearchPanelBlock",
      "ShareholdersBlock",
      "SimulatorSlotBlock",
      "StepsBlock",
      "TimelineBlock",
      "TipsListBlock"
    ],
    "PayloadLockedDocument_Document": [
      "Branch",
      "Document",
      "ExchangeRate",
      "Form",
      "MediaItem",
      "Page",
      "Person",
      "Redirect",
      "Simulator",
      "Tip",
      "User"
    ],
    "PayloadLockedDocument_User": [
      "User"
    ],
    "PayloadPreference_User": [
      "User"
    ],
    "SimulatorVersion_Version_Products": [
      "CreditProduct",
      "DepositProduct"
    ],
    "SimulatorVersion_Version_Rules": [
      "CreditRules",
      "DepositRules"
    ],
    "Simulator_Products": [
      "CreditProduct",
      "DepositProduct"
    ],
    "Simulator_Rules": [
      "CreditRules",
      "DepositRules"
    ]
  }
};
      export default result;
    