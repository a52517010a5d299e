-- The roles of the product's database: afya_owner owns and migrates the schemas, and each service has a role that can access one schema.
-- None of them is a superuser. A superuser runs this script in the product's database before the migrations. Running it again changes
-- the passwords and makes afya_owner the owner of schemas that another role created. The migrations grant each service its tables.
-- Passwords come from settings of the session: afya.owner_password, afya.auth_password, afya.consultation_password,
-- afya.admin_log_password. ADR 0033.
DO $$
DECLARE
  wanted record;
  found record;
BEGIN
  FOR wanted IN
    SELECT 'afya_' || part AS role, current_setting('afya.' || part || '_password') AS password
    FROM unnest(ARRAY['owner', 'auth', 'consultation', 'admin_log']) AS part
  LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted.role) THEN
      EXECUTE format('CREATE ROLE %I', wanted.role);
    END IF;
    EXECUTE format(
      'ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L',
      wanted.role, wanted.password);
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), wanted.role);
  END LOOP;

  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CREATE ON DATABASE %I TO afya_owner', current_database());

  FOR found IN
    SELECT format('ALTER SCHEMA %I OWNER TO afya_owner', nspname) AS change
    FROM pg_namespace
    WHERE nspname IN ('auth', 'consultation', 'admin_log') AND nspowner <> 'afya_owner'::regrole
    UNION ALL
    -- The sequences of columns, indexes and TOAST tables follow their table.
    SELECT format('ALTER TABLE %s OWNER TO afya_owner', c.oid::regclass)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('auth', 'consultation', 'admin_log') AND c.relowner <> 'afya_owner'::regrole
      AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (
        SELECT FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND c.relkind = 'S' AND d.deptype IN ('a', 'i'))
    UNION ALL
    SELECT format('ALTER STATISTICS %I.%I OWNER TO afya_owner', n.nspname, s.stxname)
    FROM pg_statistic_ext s JOIN pg_namespace n ON n.oid = s.stxnamespace
    WHERE n.nspname IN ('auth', 'consultation', 'admin_log') AND s.stxowner <> 'afya_owner'::regrole
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO afya_owner', p.oid::regprocedure)
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname IN ('auth', 'consultation', 'admin_log') AND p.proowner <> 'afya_owner'::regrole
  LOOP
    EXECUTE found.change;
  END LOOP;
END
$$;
