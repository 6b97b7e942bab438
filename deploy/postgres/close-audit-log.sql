-- Takes from the account of the CMS everything but reading and adding in the log of who did what, and in the list of who wrote what.
-- The triggers that the CMS makes by itself refuse the same; what an account owns it may also switch off, and these it owns no more.
--
-- Run once, after the first start, by somebody who may give tables away:
--   psql --set app=sona --set keeper=sona_keeper --file deploy/postgres/close-audit-log.sql ADDRESS
-- `app` is the account in DATABASE_URL, which must own neither the database nor its schema; `keeper` is one that nobody logs in with.
BEGIN;
ALTER TABLE audit_log OWNER TO :"keeper";
ALTER TABLE contributions OWNER TO :"keeper";
ALTER FUNCTION audit_log_refuse() OWNER TO :"keeper";
ALTER FUNCTION contributions_refuse() OWNER TO :"keeper";
REVOKE ALL ON audit_log, contributions FROM PUBLIC, :"app";
GRANT SELECT, INSERT ON audit_log, contributions TO :"app";
GRANT USAGE ON SEQUENCE audit_log_id_seq, contributions_id_seq TO :"app";
COMMIT;
