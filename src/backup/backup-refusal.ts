/** A backup, or a restore, that cannot be done: said in one sentence to who asked for it. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
