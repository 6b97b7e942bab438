import type { Config } from 'payload'

/** What the studio puts in the place of Payload's own, or around it: paths, since this folder knows nothing of how anything looks. */
export const studioComponents: NonNullable<NonNullable<Config['admin']>['components']> = {
  graphics: { Icon: '/studio/theme/StudioMark#StudioMark', Logo: '/studio/theme/StudioMark#StudioMark' },
  providers: ['/studio/theme/StudioFrame.client#StudioFrame'],
  afterNavLinks: [
    '/studio/site-map/RoomLinks#RoomLinks',
    '/studio/blocks/GalleryLink#GalleryLink',
    '/studio/links/LinkReportLink#LinkReportLink',
  ],
  actions: ['/studio/search/SearchButton.client#SearchButton'],
  views: {
    dashboard: { Component: '/studio/start-screen/StartScreen#StartScreen' },
    linkReport: { Component: '/studio/links/LinkReport#LinkReport', path: '/link-report' },
    siteMap: { Component: '/studio/site-map/SiteMap#SiteMap', path: '/map' },
    library: { Component: '/studio/library/Library#Library', path: '/library' },
    rateDesk: { Component: '/studio/rates/RateScreen#RateScreen', path: '/rates' },
    inbox: { Component: '/studio/inbox/Inbox#Inbox', path: '/inbox' },
    rights: { Component: '/studio/rights/Rights#Rights', path: '/rights' },
    reviewRoom: { Component: '/studio/review/ReviewRoom#ReviewRoom', path: '/review' },
  },
}
