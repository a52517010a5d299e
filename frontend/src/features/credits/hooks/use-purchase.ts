import { CLIENT_TIMING, type Purchase } from '@afya/contracts';
import { useEffect, useState } from 'react';
import { addPurchases } from './credit-record';

type Step = 'selection' | 'processing' | 'success';
type Order = Omit<Purchase, 'id'>;

/**
 * Selection, then a simulated payment of about 1.5 s, then success. Closing the dialog during payment cancels the
 * purchase.
 */
export function usePurchase() {
  const [order, setOrder] = useState<Order | null>(null);
  const [step, setStep] = useState<Step>('selection');

  useEffect(() => {
    if (step !== 'processing' || !order) return;
    const timer = setTimeout(() => {
      addPurchases(order);
      setStep('success');
    }, CLIENT_TIMING.purchaseMs);
    return () => clearTimeout(timer);
  }, [step, order]);

  return {
    step,
    bought: order?.credits ?? 0,
    buy: (next: Order) => {
      setOrder(next);
      setStep('processing');
    },
  };
}
