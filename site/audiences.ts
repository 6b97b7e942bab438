/** The kinds of customer, each with a home page and menus of its own, and the addresses of these, which the CMS cannot move. */
export const homePaths = {
  private: { pt: '/', en: '/' },
  corporate: { pt: '/empresas', en: '/corporate' },
} as const
