import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { Tabs } from '../../components/ui/tabs';
import { LoginForm } from '../../features/auth/components/login-form';
import { RegisterForm } from '../../features/auth/components/register-form';
import type { Credentials } from '../../features/auth/components/auth-form-props';
import { appTexts } from '../../locales/app';
import { authTexts } from '../../locales/auth';
import { useTexts } from '../../locales/bilingual';
import { RecoverScreen } from './recover-screen';

type Form = 'login' | 'register';

/** `/auth` and `/auth/recover`. */
export default function AuthRoute() {
  return useLocation().pathname.endsWith('/recover') ? <RecoverScreen /> : <AuthScreen />;
}

function AuthScreen() {
  const t = useTexts(authTexts);
  const app = useTexts(appTexts);
  const [{ form, openedByLink }, setForm] = useState<{ form: Form; openedByLink: boolean }>({
    form: 'login',
    openedByLink: false,
  });
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  usePageTitle(`${form === 'login' ? t.login : t.register} · ${app.title}`);
  const shared = {
    credentials,
    onType: (part: Partial<Credentials>) => setCredentials((before) => ({ ...before, ...part })),
    takeFocus: openedByLink,
  };
  const linkTo = (next: Form) => () => setForm({ form: next, openedByLink: true });
  return (
    <Page>
      <div>
        <h1 className="text-3xl font-bold text-brand">{app.title}</h1>
        <p className="mt-1 text-muted">{t.appDescription}</p>
      </div>
      <div className="sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-6">
        <Tabs
          label={app.title}
          value={form}
          onChange={(next) => setForm({ form: next, openedByLink: false })}
          tabs={[
            { value: 'login', title: t.login, content: <LoginForm {...shared} onSwitch={linkTo('register')} /> },
            { value: 'register', title: t.register, content: <RegisterForm {...shared} onSwitch={linkTo('login')} /> },
          ]}
        />
      </div>
      <Link to="/privacy" className="self-start py-2 text-sm text-brand underline">
        {t.privacy}
      </Link>
    </Page>
  );
}
