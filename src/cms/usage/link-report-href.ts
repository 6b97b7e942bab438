/** Where the CMS lists broken links and lost pages. */
export const linkReportHref = '/admin/link-report'
