import { Component, type ReactNode } from 'react';
import { Alert } from '../components/ui/alert';
import { Button } from '../components/ui/button';
import { appTexts } from '../locales/app';
import { useTexts } from '../locales/bilingual';

/** Shows an error message with a reload button when a screen throws, instead of a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const t = useTexts(appTexts);
  return (
    <main className="mx-auto max-w-md p-4">
      <Alert title={t.crashTitle} actions={<Button onClick={() => window.location.reload()}>{t.reload}</Button>}>
        {t.crashText}
      </Alert>
    </main>
  );
}
