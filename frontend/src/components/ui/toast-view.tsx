import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { classNames } from '../../lib/class-names';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { buttonClass } from './button';
import { IconButton } from './icon-button';
import { type ToastMessage, toastStore } from './toast-store';

const DEFAULT_DURATION_MS = 6_000;

export default function ToastView({ toast }: { toast: ToastMessage & { key: number } }) {
  const t = useTexts(appTexts);
  return (
    <Toast.Provider duration={toast.duration ?? DEFAULT_DURATION_MS} swipeDirection="down">
      <Toast.Root
        key={toast.key}
        onOpenChange={(open) => {
          if (open) return;
          toastStore.set(null);
          toast.onClose?.();
        }}
        className={classNames(
          'appear flex items-start gap-3 rounded-card border bg-surface p-3 pl-4 shadow-float',
          toast.tone === 'danger' ? 'border-emergency' : 'border-line',
        )}
      >
        <div className="min-w-0 flex-1 py-1 text-sm">
          <Toast.Title className={classNames('font-semibold', toast.tone === 'danger' && 'text-emergency')}>
            {toast.title}
          </Toast.Title>
          {toast.text && <Toast.Description className="text-muted">{toast.text}</Toast.Description>}
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className={buttonClass('primary', 'mt-2')}
            >
              {toast.action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton icon={X} label={t.close} className="-my-1 -mr-1" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-md flex-col outline-none" />
    </Toast.Provider>
  );
}
