/** An object store did not do what it was asked for. What it says names the store and the reason, and no key. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}
