/** Where a request is looked at and decided; without one, what waits. */
export function reviewHref(id: number | null): string {
  return id === null ? '/admin/review' : `/admin/review/${id}`
}
