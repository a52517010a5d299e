import { CheckCircle2, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { creditStatementTexts } from '../../../locales/credit-statement';
import { creditsTexts } from '../../../locales/credits';
import { usePurchase } from '../hooks/use-purchase';
import { CreditStatement } from './credit-statement';
import { PurchaseForm } from './purchase-form';

export default function AddCreditsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(creditsTexts);
  const statement = useTexts(creditStatementTexts);
  const { step, bought, buy } = usePurchase();
  const [isStatementOpen, setStatementOpen] = useState(false);
  return (
    <Dialog open title={t.title} description={step === 'selection' ? t.description : ''} onClose={onClose}>
      {step === 'selection' && (
        <>
          <Button
            variant="secondary"
            className="mb-3 w-full"
            aria-expanded={isStatementOpen}
            onClick={() => setStatementOpen(!isStatementOpen)}
          >
            {statement.statement}
          </Button>
          {isStatementOpen ? <CreditStatement /> : <PurchaseForm onBuy={buy} />}
        </>
      )}
      {step === 'processing' && (
        <p role="status" className="flex items-center justify-center gap-3 py-12">
          <LoaderCircle aria-hidden className="animate-spin text-brand" />
          {t.processing}
        </p>
      )}
      {step === 'success' && (
        <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
          <CheckCircle2 aria-hidden size={48} strokeWidth={1.5} className="text-brand" />
          <p className="text-xl font-semibold">{t.successTitle}</p>
          <p>{t.success(bought)}</p>
          <Button className="mt-2 w-full" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
