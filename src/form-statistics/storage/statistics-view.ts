import type { DocumentViewConfig } from 'payload'
import { readsStatistics } from './statistics-readers'

/** The statistics of a form beside its editor, for those who see them. */
export const statisticsView: DocumentViewConfig = {
  Component: '/studio/form-statistics/StatisticsScreen#StatisticsScreen',
  path: '/statistics',
  tab: {
    label: ({ t }) => t('sona:statistics'),
    href: '/statistics',
    condition: ({ req }) => readsStatistics(req.user?.role),
  },
}
