/** What has been typed into one of the two forms; the other one takes it over, so that nobody types it twice. */
export interface Typed {
  username: string;
  password: string;
}

export interface AuthFormProps {
  typed: Typed;
  onType: (part: Partial<Typed>) => void;
  /** The form was come to by the other one's link, which had the focus and is gone. */
  takeFocus: boolean;
  onSwitch: () => void;
}
