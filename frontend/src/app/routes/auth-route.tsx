import { useState } from 'react';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { Tabs } from '../../components/ui/tabs';
import { LoginForm } from '../../features/auth/components/login-form';
import { RegisterForm } from '../../features/auth/components/register-form';
import { appTexts } from '../../locales/app';
import { authTexts } from '../../locales/auth';
import { useTexts } from '../../locales/bilingual';

export default function AuthRoute() {
  const t = useTexts(authTexts);
  const app = useTexts(appTexts);
  const [tab, setTab] = useState<'login' | 'register'>('login');
  usePageTitle(`${tab === 'login' ? t.login : t.register} · ${app.title}`);
  return (
    <Page>
      <div>
        <h1 className="text-3xl font-bold text-brand">{app.title}</h1>
        <p className="text-muted">{t.appDescription}</p>
      </div>
      <Tabs
        label={app.title}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'login', title: t.login, content: <LoginForm onRegister={() => setTab('register')} /> },
          { value: 'register', title: t.register, content: <RegisterForm onLogin={() => setTab('login')} /> },
        ]}
      />
    </Page>
  );
}
