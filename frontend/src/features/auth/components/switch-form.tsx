interface SwitchFormProps {
  question: string;
  answer: string;
  onSwitch: () => void;
}

/** Link from one form to the other. */
export function SwitchForm({ question, answer, onSwitch }: SwitchFormProps) {
  return (
    <p className="text-center text-sm text-muted">
      {question}{' '}
      <button type="button" className="min-h-11 px-1 font-semibold text-brand underline" onClick={onSwitch}>
        {answer}
      </button>
    </p>
  );
}
