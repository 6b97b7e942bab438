import type { SettingText } from './setting-text'

/** Of settings about who is let in, what is sealed and kept, and what those see who watch. */
export const guardingTexts = {
  SONA_SECRET: {
    byDefault: 'made',
    meaning:
      'what signs sessions, links of messages and receipts; the one that is made is the file `secret` of the data directory. The same in all processes that stand for each other ([several CMS processes](operations.md#several-cms-processes)). Several on a line each: the first is used, and what the others sealed still opens ([rotation](operations.md#rotating-secrets))',
    mustBe: 'one to three secrets of 32 characters or more',
  },
  SUBMISSIONS_SECRET: {
    byDefault: 'made',
    meaning:
      'what a site shows the CMS with all that it asks and hands over; needed, and the same in both, with `SONA_ROLE=site`. Several on a line each: the first is shown, the CMS accepts them all ([rotation](operations.md#rotating-secrets))',
    mustBe: 'one to three secrets of 32 characters or more',
  },
  SESSION_IDLE_MINUTES: {
    byDefault: '30',
    meaning: 'minutes without a request after which a session in the CMS ends; all end after 8 hours',
    mustBe: 'a number from 1 to 480',
  },
  SECOND_FACTOR_ROLES: {
    byDefault: 'none',
    meaning:
      'roles that are let in with a second factor only, such as `admin,approver,investigator`; see [operations](operations.md)',
    mustBe: 'roles with commas between them: editor, approver, compliance, investigator, admin',
  },
  AUDIT_KEY_FILE: {
    byDefault: 'made',
    meaning:
      'what seals the audit log: a file with a key of 32 characters or more on each line, the newest first. Outside the data directory; the one that is made lies in it, where a thief of the directory finds it too ([more](operations.md))',
    mustBe: 'the path of a file',
  },
  AUDIT_KEY: {
    byDefault: 'none',
    meaning: 'the key itself, where there is no file',
    mustBe: '32 characters or more',
  },
  AUDIT_CHECKPOINTS: {
    byDefault: 'none',
    meaning:
      'where the newest seal is noted every hour: a file on another machine or one that can only be added to, `syslog`, `udp://host:port` or `tcp://host:port`',
    mustBe: 'the path of a file, syslog, udp://host:port or tcp://host:port',
  },
  OIDC_ISSUER: {
    byDefault: 'none',
    meaning:
      'the bank’s own sign-in, an OpenID Connect provider: its issuer exactly as it writes it ([more](operations.md))',
    mustBe: 'the issuer itself, without /.well-known/, that begins with https:// except on this machine',
  },
  OIDC_CLIENT_ID: {
    byDefault: 'none',
    meaning: 'what the provider calls the CMS',
    mustBe: 'a word',
  },
  OIDC_CLIENT_SECRET: {
    byDefault: 'none',
    meaning: 'the same, itself',
    mustBe: 'a word',
  },
  OIDC_CLIENT_SECRET_FILE: {
    byDefault: 'none',
    meaning: 'file that holds what the CMS shows the provider; read each time, so that it changes without a restart',
    mustBe: 'the path of a file',
  },
  OIDC_SCOPES: {
    byDefault: 'openid email',
    meaning: 'what is asked of the provider about a person',
    mustBe: 'words with spaces between them, openid among them',
  },
  OIDC_VERIFIED_CLAIM: {
    byDefault: 'email_verified',
    meaning:
      'by what the provider says that it has made sure that an address is somebody’s; `xms_edov` for Microsoft Entra ID',
    mustBe: 'a word',
  },
  OIDC_TIMEOUT: {
    byDefault: '5',
    meaning: 'seconds that the provider may take over an answer',
    mustBe: 'a number from 0.5 to 30',
  },
  OIDC_NAME_PT: {
    byDefault: 'o serviço de identidade do banco',
    meaning: 'what people call the provider in Portuguese',
    mustBe: '1 to 60 characters',
  },
  OIDC_NAME_EN: {
    byDefault: 'the bank’s identity service',
    meaning: 'the same in English: “Sign in with …”',
    mustBe: '1 to 60 characters',
  },
  OIDC_SECOND_FACTOR_ACR: {
    byDefault: 'none',
    meaning:
      'values of `acr` with which the provider says that it asked for a second factor: the CMS then asks for none of its own',
    mustBe: 'words with commas between them',
  },
  OIDC_SECOND_FACTOR_AMR: {
    byDefault: 'none',
    meaning: 'the same for values of `amr`',
    mustBe: 'words with commas between them',
  },
  PASSWORD_LOGIN: {
    byDefault: 'all',
    meaning:
      'who may log in with a password of the CMS: `all`, `none`, or e-mail addresses of accounts for emergencies; others need `OIDC_ISSUER`',
    mustBe: 'all, none, or e-mail addresses with commas between them',
  },
  SEALED_ROOT: {
    byDefault: 'none',
    meaning: 'public half, in hex, of the root that signs who may open sealed reports; without it there are none',
    mustBe: '64 characters of 0 to 9 and a to f',
  },
  SEALED_PORT: {
    byDefault: '3002',
    meaning: 'port at which sealed reports are taken',
    mustBe: 'a whole number from 0 to 65535',
  },
  DESK_PORT: {
    byDefault: '3003',
    meaning: 'port at which they are opened',
    mustBe: 'a whole number from 0 to 65535',
  },
  BACKUP_RECIPIENT: {
    byDefault: 'none',
    meaning:
      'whom backups are encrypted for: the public half of a pair of age (`age1…`); without it they lie there in clear',
    mustBe: 'the public half of a pair of age: age1 and 58 characters',
  },
  BACKUP_DAYS: {
    byDefault: '35',
    meaning: 'for how many days backups are kept',
    mustBe: 'a whole number from 1 to 3650',
  },
  BACKUP_BEFORE_MIGRATION: {
    byDefault: 'none',
    meaning:
      'where backups are kept, for a start to make one before it changes the schema of a database on a server (`DATABASE_URL`): without it such a start is refused; `no` where the server can go back by its own means; the embedded database is copied anyway',
    mustBe: 'the path of a directory, or no',
  },
  BACKUP_WARN_HOURS: {
    byDefault: '26',
    meaning: 'hours after which the newest backup is said to be too old; set, it is also said where none was ever made',
    mustBe: 'a number from 0.1 to 8760',
  },
  BACKUP_IDENTITY_FILE: {
    byDefault: 'none',
    meaning: 'file with the secret half, for `npm run restore` only',
    mustBe: 'the path of a file',
  },
  PROMOTION_KEY_FILE: {
    byDefault: 'none',
    meaning:
      'file with the key that signs releases as bundles for another installation, made by `npm run promotion -- keys`; read each time ([more](operations.md#promotion))',
    mustBe: 'the path of a file',
  },
  PROMOTION_SENDERS: {
    byDefault: 'none',
    meaning:
      'whose bundles are taken in here: public keys with commas between them, each with a name before it or not, such as `staging=ERp…`; without one none is taken in ([more](operations.md#promotion))',
    mustBe: 'public keys as `npm run promotion -- keys` writes them, 43 letters each, with commas between them',
  },
  SEALED_NOTICES: {
    byDefault: 'none',
    meaning: 'addresses that a message tells on each working day to look at the desk',
    mustBe: 'e-mail addresses with commas between them',
  },
  METRICS_PORT: {
    byDefault: 'none',
    meaning: 'port at which Prometheus asks for figures ([more](operations.md#figures-for-those-who-watch))',
    mustBe: 'a whole number from 1 to 65535',
  },
  METRICS_HOST: {
    byDefault: '127.0.0.1',
    meaning: 'network address of that port',
    mustBe: 'a network address',
  },
  REQUEST_LOG: {
    byDefault: 'off',
    meaning:
      '`json` writes a line for each request to the log, without personal data ([more](operations.md#lines-of-requests))',
    mustBe: 'off or json',
  },
  SONA_ADMIN_PASSWORD: {
    byDefault: 'random',
    meaning:
      'password of the first logins, 12 characters or more, for automation; it need not be changed at the first login',
    mustBe: '12 characters or more',
  },
  NODE_ENV: {
    byDefault: 'production',
    meaning: 'set by the commands: `npm run dev` sets development',
    mustBe: 'development, production or test',
  },
} as const satisfies Readonly<Record<string, SettingText>>
