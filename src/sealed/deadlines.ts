/** Until when a report is acknowledged, and answered from then on: Directive (EU) 2019/1937, article 9. */
export const acknowledgedInDays = 7
export const answeredInMonths = 3
