/** Input shared by the login and the register form, so that no one has to type it twice. */
export interface Credentials {
  username: string;
  password: string;
}

export interface AuthFormProps {
  credentials: Credentials;
  onType: (part: Partial<Credentials>) => void;
  /** The user came by the other form's link, which had the focus and has been unmounted. */
  takeFocus: boolean;
  onSwitch: () => void;
}
